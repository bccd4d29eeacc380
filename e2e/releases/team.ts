import { type AppName, type AppVersion, canonicalJson, type Mix, MIX_PARAMETER } from '@crossbook/contract'
import {
  type AppAtVersion,
  beginRollout,
  changeSettings,
  createMix,
  endMix,
  mixId,
  moveRollout,
  problemMessage,
  promoteBuilds,
  publishBuild,
  rollBack,
} from '@crossbook/releases'
import type { Files } from '@crossbook/web-files'
import { buildVariant, type Variant } from '../site/buildVariant'
import { reissue, withReplacedText } from '../site/reissue'
import type { TestSite } from '../site/startTestSite'

const occasion = () => ({ author: 'a test', reason: 'to see it', now: () => new Date() })

/** Builds a version of a remote and publishes it in the site's store; does not promote it. */
export async function publish(site: TestSite, variant: Variant): Promise<AppAtVersion> {
  return publishFiles(site, variant, await buildVariant(variant))
}

/** Publishes the build under test of an application once more, under this version and with a replaced text in it. */
export async function publishWith(
  site: TestSite,
  app: string,
  version: string,
  original: string,
  by: string,
) {
  return publishFiles(site, { app, version }, await reissue(app, version, withReplacedText(original, by)))
}

/** The same with no other change than the version. */
export async function publishAgain(site: TestSite, app: string, version: string) {
  return publishFiles(site, { app, version }, await reissue(app, version, (text) => text))
}

/** Publishes a build in the site's store, which may already contain it. */
export async function publishFiles(
  { store }: TestSite,
  { app, version }: { app: string; version: string },
  files: Files,
): Promise<AppAtVersion> {
  const build = { app: app as AppName, version: version as AppVersion }
  const published = await publishBuild(store, files)
  if (published.ok) return build
  const there = await store.readBuildFile(build.app, build.version, 'app.json')
  if (there && Buffer.compare(there, files.get('app.json') ?? Buffer.of()) === 0) return build
  throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
}

/** Moves the site's channel to these builds, even if they crash: tests check the consequences. */
export async function promote({ store, channel }: TestSite, ...builds: AppAtVersion[]) {
  return done(await promoteBuilds(store, { channel, builds, force: true, ...occasion() }))
}

/** Shows these builds to this percentage of the visitors. */
export async function rollOut({ store, channel }: TestSite, percent: number, ...builds: AppAtVersion[]) {
  const plan = { stages: [percent, 100], everyMinutes: 15, visitsWanted: 0 }
  return done(await beginRollout(store, { channel, builds, force: true, ...occasion() }, plan))
}

/** The same for one percent of the visitors and the staff, who join by their cohort. */
export async function rollOutToStaff({ store, channel }: TestSite, staff: string, ...builds: AppAtVersion[]) {
  const allow = (settings: Parameters<Parameters<typeof changeSettings>[2]>[0]) => ({
    ok: true as const,
    value: { ...settings, acceptsStaff: true },
  })
  done(await changeSettings(store, channel, allow, occasion()))
  const plan = { stages: [1, 100], everyMinutes: 15, visitsWanted: 0, staff }
  return done(await beginRollout(store, { channel, builds, force: true, ...occasion() }, plan))
}

/** Finishes the rollout of the site's channel, or aborts it. */
export async function moveOn({ store, channel }: TestSite, kind: 'finish' | 'abort') {
  return done(await moveRollout(store, channel, { kind }, occasion()))
}

/** Moves the site's channel back to the release that the present one replaced. */
export async function takeBack({ store, channel }: TestSite) {
  return done(await rollBack(store, channel, undefined, occasion()))
}

/** Allows mixes on the site's channel, or forbids them. */
export async function acceptMixes({ store, channel }: TestSite, acceptsMixes = true) {
  const change = (settings: Parameters<Parameters<typeof changeSettings>[2]>[0]) => ({
    ok: true as const,
    value: { ...settings, acceptsMixes },
  })
  return done(await changeSettings(store, channel, change, occasion()))
}

interface MixText {
  name: string
  /** The time when it was made. It expires two weeks later. */
  at?: Date
  /** Whether the mix keeps all its versions. */
  pin?: boolean
}

/** Makes a mix of the channel's release and these builds. */
export async function mixOf(
  { store, channel }: TestSite,
  { name, at = new Date(), pin = false }: MixText,
  ...builds: AppAtVersion[]
): Promise<Mix> {
  const request = { channel, builds, name, owner: 'Ada', days: 14, pin, now: () => at }
  return done(await createMix(store, request))
}

/** Stores a copy of a mix with another build of one remote, without checking that it fits. The tools no longer make such mixes. */
export async function mixUnchecked(
  { store, channel }: TestSite,
  { id: _, ...mix }: Mix,
  build: AppAtVersion,
) {
  const remotes = mix.remotes.map((remote) =>
    remote.name === build.app ? { ...remote, version: build.version } : remote,
  )
  const content = { ...mix, name: 'Unchecked', remotes }
  await store.putMix(channel, mixId(content), canonicalJson({ id: mixId(content), ...content }))
}

/** Returns the address that opens a mix. */
export function linkTo({ url }: TestSite, { id }: Mix) {
  return `${url}/?${MIX_PARAMETER}=${id}`
}

/** Ends a mix before its time. */
export async function end({ store, channel }: TestSite, { id }: Mix) {
  return done(await endMix(store, channel, id, new Date()))
}

function done<Value>(outcome: { ok: true; value: Value } | { ok: false; problem: unknown }): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
