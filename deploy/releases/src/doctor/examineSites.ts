import type { ChannelName } from '@crossbook/contract'
import { documentBytes, folderOf, isForBrowsers, LAYOUT, type Served } from '@crossbook/store'
import { cohortsShown } from '../rolloutStages'
import { settingsOf } from '../sites/channelConfig'
import { readServed } from '../sites/readServed'
import { buildName } from '../sites/servedBuilds'
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
    return [
      ...listing,
      ...(await examineShown(patient, state)),
      ...(await examineCohorts(patient, state)),
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

/** Copies of builds and prerenders on a site, against what they are copies of. */
async function examineServed(
  patient: Patient,
  channel: ChannelName,
  damaged: ReadonlySet<string>,
): Promise<Finding[]> {
  const { store, files, now } = patient
  const served = await store.listServed(channel)
  const findings: Finding[] = []
  for (const item of served) {
    const folder = folderOf(item)
    if (damaged.has(folder)) continue
    for (const source of await files.list(folder)) {
      const copy = `${LAYOUT.site(channel)}/${source}`
      const name = source.slice(folder.length + 1)
      if (!isForBrowsers(name) || !store.isOnSites(name) || damaged.has(source)) continue
      const [whole, there] = [await files.read(source), await files.read(copy)]
      if (!whole || (there && Buffer.compare(there, whole) === 0)) continue
      findings.push({
        file: copy,
        wrong: wrongBytes(there),
        breaks: [`the site of channel ${channel}: ${titleOf(item)}`],
        cure: 'it is copied again from the store',
        mend: () => files.put(copy, whole),
      })
    }
  }
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
