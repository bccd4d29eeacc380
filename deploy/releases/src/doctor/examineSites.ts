import path from 'node:path'
import type { ChannelName, Release } from '@crossbook/contract'
import { type ChannelRevision, documentBytes, folderOf, LAYOUT, type Served } from '@crossbook/store'
import { cohortsShown } from '../rolloutStages'
import { settingsOf } from '../sites/channelConfig'
import { readServed } from '../sites/readServed'
import { buildName } from '../sites/servedBuilds'
import { type SiteFinding, siteFindings } from '../sites/siteFindings'
import { servedVersions } from '../sites/servedVersions'
import { syncChannelSite } from '../sites/syncChannelSite'
import { staticSiteConfig } from '../staticSiteConfig'
import { type Finding, ifReadable, orWords, type Patient, wrongBytes } from './damage'
import type { ChannelState, Uses } from './uses'

/** What static servers show of each channel; what is derived from a file in `damaged` is looked at once that is mended. */
export async function examineSites(
  patient: Patient,
  uses: Uses,
  damaged: ReadonlySet<string>,
): Promise<Finding[]> {
  const found = uses.channels.map(async (state): Promise<Finding[]> => {
    const { last, release, channel } = state
    if (!last || !release) return []
    const listing = await examineListing(patient, state)
    if (!staticSiteConfig(channel, settingsOf(last))) return listing
    const shown = [...(await examineShown(patient, state)), ...(await examineCohorts(patient, state))]
    const files = await examineFiles(patient, { channel, last, release }, damaged)
    return [
      ...listing,
      ...shown,
      ...files.filter(({ part }) => part !== 'pages' || shown.length === 0),
      ...(await examineServed(patient, channel, damaged)),
    ]
  })
  return (await Promise.all(found)).flat()
}

async function examineListing({ store, now }: Patient, { channel, last }: ChannelState): Promise<Finding[]> {
  if (!settingsOf(last).acceptsMixes) return []
  const builds = await ifReadable(readServed(store, channel, now))
  if (!builds) return []
  const expected = documentBytes(await servedVersions(store, builds)).toString()
  const there = await store.readVersions(channel)
  if (there === expected) return []
  return [
    {
      file: LAYOUT.versions(channel),
      wrong: wrongBytes(there === undefined ? undefined : Buffer.from(there)),
      breaks: [`mixes cannot be chosen on the site of channel ${channel}`],
      cure: 'it is written again from what the channel serves',
      mend: () => store.putVersions(channel, expected),
    },
  ]
}

async function examineShown(
  { store, files, now }: Patient,
  { channel, release, history }: ChannelState,
): Promise<Finding[]> {
  const shown = await orWords(store.shownPages(channel))
  const set = 'value' in shown ? shown.value : undefined
  if (
    set !== undefined &&
    release &&
    set.startsWith(`${release.id}-`) &&
    (await store.readPage(set, 'release.json'))
  )
    return []
  const file = LAYOUT.sitePages(channel)
  const other = set?.slice(0, set.lastIndexOf('-'))
  if (other !== undefined && !history.some((revision) => revision.release === other))
    return [
      {
        file,
        wrong: `show release ${other}, which no revision names`,
        breaks: [
          `the last revision of channel ${channel} may be gone, and its next command turns the site back`,
        ],
        cure: `restore ${LAYOUT.revisions(channel)} from a backup of the store, or promote what was shown: pnpm release show ${other}`,
      },
    ]
  return [
    {
      file,
      wrong: 'are gone, or others than the channel shows',
      breaks: [`the site of channel ${channel}`],
      cure: 'they are published again',
      async mend() {
        if ('words' in shown) await files.remove(LAYOUT.siteList(channel))
        await syncChannelSite(store, channel, undefined, now)
      },
    },
  ]
}

/** Whether the cohorts of a rollout's stage, and no others, are shown its release. */
async function examineCohorts({ store, now }: Patient, { channel, last }: ChannelState): Promise<Finding[]> {
  const site = await ifReadable(store.readSite(channel))
  if (!site) return []
  const there = site.cohorts
  const rollout = last?.rollout
  const isWhole =
    last && rollout
      ? there?.set?.startsWith(`${rollout.release}-`) &&
        there.cohorts.join() === cohortsShown(last).toSorted().join()
      : there === undefined
  if (isWhole) return []
  return [
    {
      file: LAYOUT.siteCohorts(channel),
      wrong: 'are others than the rollout shows',
      breaks: [`the site of channel ${channel}: visitors are shown another release than their cohort’s`],
      cure: 'they are published again',
      mend: () => syncChannelSite(store, channel, undefined, now),
    },
  ]
}

/** Every file of a site, against what the channel's releases put there. */
async function examineFiles(
  { store, files, now }: Patient,
  shown: { channel: ChannelName; last: ChannelRevision; release: Release },
  damaged: ReadonlySet<string>,
): Promise<(Finding & Pick<SiteFinding, 'part'>)[]> {
  const { channel } = shown
  const found = await ifReadable(siteFindings({ store, files, now }, shown))
  // What is wrong in the store is named there, and what is copied from it is looked at once that is whole again.
  const isOfDamaged = (file: string) => {
    const source = file.slice(LAYOUT.site(channel).length + 1)
    return damaged.has(file) || damaged.has(source) || damaged.has(path.posix.dirname(source))
  }
  return (found ?? [])
    .filter(({ file }) => !isOfDamaged(file))
    .map(({ file, wrong, part }) => {
      const isForeign = wrong === 'belongs to no release'
      return {
        ...{ file, part },
        wrong: wrong === 'has other bytes' ? 'is cut off or has other bytes' : wrong,
        breaks: [
          isForeign
            ? `the border of channel ${channel}: its site shows what nobody promoted`
            : `the site of channel ${channel}${titleOfFile(file)}`,
        ],
        cure: isForeign
          ? 'it is taken off the site'
          : 'it is written again, as the next command on the channel does',
        mend: isForeign ? () => files.remove(file) : () => syncChannelSite(store, channel, undefined, now),
      }
    })
}

/** `: wallet@1.1.0` of a file of a build. */
function titleOfFile(file: string) {
  const [, , place, app = '', version = ''] = file.split('/')
  return place === LAYOUT.apps ? `: ${app}@${version}` : ''
}

/** Builds on a site that should not be there, or are not. */
async function examineServed(
  patient: Patient,
  channel: ChannelName,
  damaged: ReadonlySet<string>,
): Promise<Finding[]> {
  const { store, files, now } = patient
  const served = await store.listServed(channel)
  const findings: Finding[] = []
  const wanted = await ifReadable(readServed(store, channel, now))
  if (!wanted) return findings
  for (const item of served) {
    if (item.kind !== 'build' || wanted.has(buildName(item))) continue
    findings.push({
      file: `${LAYOUT.site(channel)}/${folderOf(item)}`,
      wrong: 'is still there',
      breaks: [
        `the border of channel ${channel}: ${buildName(item)} can be opened after its mix has ended or the time of its last tabs, or although it is marked as bad`,
      ],
      cure: 'it is taken off the site, as any command on the channel does',
      mend: () => store.stopServing(channel, item),
    })
  }
  const there = new Set(served.map(titleOf))
  for (const build of wanted.values()) {
    const item: Served = { kind: 'build', ...build }
    const isStored = (await files.list(folderOf(item))).length > 0
    if (there.has(buildName(build)) || !isStored || damaged.has(folderOf(item))) continue
    findings.push({
      file: `${LAYOUT.site(channel)}/${folderOf(item)}`,
      wrong: 'is gone',
      breaks: [`the site of channel ${channel}: ${buildName(build)}`],
      cure: 'it is copied again from the store',
      mend: () => store.serve(channel, item),
    })
  }
  return findings
}

function titleOf(item: Served) {
  return item.kind === 'build' ? buildName(item) : `prerender ${item.key}`
}
