import {
  type AppName,
  type AppVersion,
  type BuiltRemote,
  type ChannelName,
  type MixId,
  mixPagePath,
} from '@crossbook/contract'
import { changeSettings, createMix, endMix, promoteBuilds } from '@crossbook/releases'
import { channelName, type Store } from '@crossbook/store'
import { integrityOf } from '@crossbook/web-files'
import { hostBuild, published, remoteBuild, type SampleBuild } from './sampleBuilds'

const DAY_MS = 24 * 60 * 60 * 1000
const PRODUCTION = channelName('production')
const STAGING = channelName('staging')
const WALLET = 'wallet' as AppName
const SITE = { authUrl: '/auth/v1', authKey: 'public-key' }

const VERSIONS = ['0.6.0', '0.7.0', '0.8.0', '0.9.0', '1.0.0', '1.1.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']

/** Builds that a team would like to open on a site without a promotion. */
const HOSTILE = {
  'page.html': '<script>document.title = "it ran"</script>',
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "it ran"</script></svg>',
  'extra.js': 'document.title = "it ran"',
}

/** The paths that a channel's site must answer with a file, and those that it must answer with 404. */
export interface ChannelAnswers {
  channel: ChannelName
  served: readonly string[]
  absent: readonly string[]
  /** Pages of mixes with another host, in the same way. */
  mixPages: { served: readonly string[]; absent: readonly string[] }
}

/**
 * Two channels with a past of 100 days, and a wallet whose builds hold more than a site serves, as older tools have let them in.
 * Of wallet, production showed 0.6.0 to 0.9.0 until 40 days ago, 1.0.0 until today, and shows 1.1.0; 2.0.0 was never promoted.
 * Staging shows 3.0.0, has an open mix with 4.0.0 and host 1.1.0, and one with 5.0.0 and host 1.2.0 that has been ended.
 */
export async function channelPasts(store: Store, today = new Date()): Promise<readonly ChannelAnswers[]> {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS)
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await published(store, hostBuild({ version: version as AppVersion }))
  for (const version of VERSIONS)
    await putByAnOlderTool(store, remoteBuild({ version: version as AppVersion }))

  const host = { app: 'host' as AppName, version: '1.0.0' as AppVersion }
  const wallet = (version: string) => ({ app: WALLET, version: version as AppVersion })
  const promote = async (channel: ChannelName, version: string, daysAgo: number) =>
    done(
      await promoteBuilds(store, {
        channel,
        builds: [host, wallet(version)],
        author: 'a test',
        reason: version,
        now: () => at(daysAgo),
      }),
    )
  const set = async (channel: ChannelName, acceptsMixes: boolean, daysAgo: number) =>
    done(
      await changeSettings<never>(store, channel, () => ({ ok: true, value: { acceptsMixes, site: SITE } }), {
        author: 'a test',
        reason: 'its settings',
        now: () => at(daysAgo),
      }),
    )
  await promote(PRODUCTION, '0.6.0', 100)
  await promote(PRODUCTION, '0.7.0', 90)
  await promote(PRODUCTION, '0.8.0', 80)
  await promote(PRODUCTION, '0.9.0', 60)
  await promote(PRODUCTION, '1.0.0', 40)
  await promote(PRODUCTION, '1.1.0', 0)
  await set(PRODUCTION, false, 0)
  await promote(STAGING, '3.0.0', 0)
  await set(STAGING, true, 0)
  const mix = async (version: string, hostVersion: string) =>
    done(
      await createMix(store, {
        channel: STAGING,
        builds: [wallet(version), { ...host, version: hostVersion as AppVersion }],
        name: version,
        owner: 'a test',
        days: 1,
        now: () => today,
      }),
    )
  const open = await mix('4.0.0', '1.1.0')
  const ended = await mix('5.0.0', '1.2.0')
  done(await endMix(store, STAGING, ended.id, today))

  const own = (version: string) =>
    ['remoteEntry.js', 'open.js', 'app.json', 'picture.svg'].map((file) => `/apps/wallet/${version}/${file}`)
  const hostFile = (version: string) => `/apps/host/${version}/main.js`
  const pagesOf = (...ids: MixId[]) => ids.map((id) => mixPagePath(id))
  const answers = (
    channel: ChannelName,
    served: readonly string[],
    hosts: readonly string[],
    mixPages: ChannelAnswers['mixPages'],
  ): ChannelAnswers => ({
    channel,
    mixPages,
    served: [...hosts.map(hostFile), ...served.flatMap(own)],
    absent: [
      ...['1.0.0', '1.1.0', '1.2.0'].filter((version) => !hosts.includes(version)).map(hostFile),
      ...VERSIONS.filter((version) => !served.includes(version)).flatMap(own),
      ...VERSIONS.map((version) => `/apps/wallet/${version}/page.html`),
    ],
  })
  return [
    // 0.7.0 is the last one that a tab which is open on 1.0.0 falls back on.
    answers(PRODUCTION, ['1.1.0', '1.0.0', '0.9.0', '0.8.0', '0.7.0'], ['1.0.0'], {
      served: [],
      absent: pagesOf(open.id, ended.id),
    }),
    answers(STAGING, ['3.0.0', '4.0.0'], ['1.0.0', '1.1.0'], {
      served: pagesOf(open.id),
      absent: pagesOf(ended.id),
    }),
  ]
}

/** Puts a build into the store with the hostile files on its list, which publishing refuses today. */
async function putByAnOlderTool(store: Store, { app, files }: SampleBuild<BuiltRemote>) {
  const hostile = Object.entries(HOSTILE).map(([name, text]) => [name, Buffer.from(text)] as const)
  const described: BuiltRemote = {
    ...app,
    files: {
      ...app.files,
      ...Object.fromEntries(
        hostile.map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }]),
      ),
    },
  }
  const manifest = Buffer.from(JSON.stringify(described))
  await store.putBuild(app.name, app.version, new Map([...files, ...hostile, ['app.json', manifest]]))
}

function done<Value>(outcome: { ok: true; value: Value } | { ok: false; problem: unknown }): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
