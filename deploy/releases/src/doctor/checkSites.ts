import type { ChannelName } from '@crossbook/contract'
import { folderOf, LAYOUT, type Served, type Store } from '@crossbook/store'
import { settingsOf, staticSiteConfig } from '../history/channelConfig'
import { siteFindings } from '../sites/siteFindings'
import { syncChannelSite } from '../sites/syncChannelSite'
import { attempt, type Finding, ifReadable, type Patient, RESTORE } from './damage'
import type { Uses } from './uses'

const OTHER_PAGES = 'are missing, or differ from what the channel shows'

/** Checks each channel's site against its releases. Fixing the files in `damaged` also fixes their copies, which are left out. */
export async function checkSites(
  patient: Patient,
  uses: Uses,
  damaged: readonly string[],
): Promise<Finding[]> {
  const found = uses.channels.map((state) => checkSite(patient, state, damaged))
  return (await Promise.all(found)).flat()
}

async function checkSite(
  { store, files, now }: Patient,
  { channel, last, release, history }: Uses['channels'][number],
  damaged: readonly string[],
): Promise<Finding[]> {
  if (!last || !release) return []
  const pages = LAYOUT.sitePages(channel)
  const sync = () => syncChannelSite(store, channel, undefined, now)
  const finding = (file: string, wrong: string, fix = sync): Finding => ({
    ...{ file, wrong, breaks: [`the site of channel ${channel}`], advice: 'publishes the site again', fix },
  })
  const site = await attempt(store.readSite(channel))
  if ('message' in site)
    return [finding(pages, OTHER_PAGES, () => files.remove(LAYOUT.siteList(channel)).then(sync))]
  const other = site.value.set?.slice(0, site.value.set.lastIndexOf('-'))
  if (other !== undefined && !history.some((revision) => revision.release === other)) {
    const breaks = [
      `the last revision of channel ${channel} may be gone, and its next command reverts the site`,
    ]
    const advice = `${RESTORE} (${LAYOUT.revisions(channel)}), or promote the builds again: pnpm release show ${other}`
    return [{ file: pages, wrong: `show release ${other}, which no revision names`, breaks, advice }]
  }
  const isCopied = (file: string) => {
    const source = file.replace(`${LAYOUT.site(channel)}/`, '')
    return damaged.some(
      (name) => name === source || `${name}/`.startsWith(`${source}/`) || source.startsWith(`${name}/`),
    )
  }
  const changes = (await ifReadable(changesOfSync(store, channel, now))) ?? new Map<string, string>()
  const isThere = staticSiteConfig(channel, settingsOf(last)) !== undefined
  const compared = isThere
    ? ((await ifReadable(siteFindings({ store, files, now }, { channel, last, release }))) ?? [])
    : []
  const isShownAgain = changes.has(pages) || changes.has(LAYOUT.siteCohorts(channel))
  const ofFiles = compared
    .filter(({ file, part }) => !file.startsWith(LAYOUT.pageSets) && (part !== 'pages' || !isShownAgain))
    .map(({ file, wrong }) =>
      finding(file, wrong, wrong === 'belongs to no release' ? () => files.remove(file) : sync),
    )
  const ofSync = [...changes]
    .filter(([file]) => !ofFiles.some((one) => `${one.file}/`.startsWith(`${file}/`)))
    .map(([file, wrong]) => finding(file, wrong))
  return [...ofFiles, ...ofSync].filter(({ file }) => !isCopied(file))
}

/** Returns the paths that `syncChannelSite` would write, each with its current problem. Writes nothing. */
async function changesOfSync(
  store: Store,
  channel: ChannelName,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>()
  const change = (file: string, wrong: string) => void changes.set(file, wrong)
  const placeOf = (item: Served) => `${LAYOUT.site(channel)}/${folderOf(item)}`
  let { set } = await store.readSite(channel)
  await syncChannelSite(
    {
      ...store,
      putPages: async () => undefined,
      repairPages: async () => undefined,
      removePages: async () => undefined,
      removeStrays: async () => undefined,
      putPrerender: async (key) => change(LAYOUT.prerender(key), 'is missing'),
      serve: async (_, item) => {
        const isStored =
          item.kind === 'prerender' || (await store.listVersions(item.app)).includes(item.version)
        if (isStored) change(placeOf(item), 'is missing or damaged')
      },
      stopServing: async (_, item) => change(placeOf(item), 'is still there'),
      shownPages: async () => set,
      async showPages(_, shown) {
        set = shown
        change(LAYOUT.sitePages(channel), OTHER_PAGES)
      },
      showCohorts: async () => change(LAYOUT.siteCohorts(channel), 'differ from what the rollout shows'),
      putVersions: async () => change(LAYOUT.versions(channel), 'is missing or out of date'),
      removeVersions: async () => change(LAYOUT.versions(channel), 'is still there'),
    },
    channel,
    undefined,
    now,
  )
  return changes
}
