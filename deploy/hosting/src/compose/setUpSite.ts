import { isDeepStrictEqual } from 'node:util'
import {
  type BuiltApp,
  type BuiltHost,
  type BuiltRemote,
  failure,
  HOST,
  type Result,
  success,
} from '@crossbook/contract'
import {
  syncChannelSite,
  changeSettings,
  hasSameBuilds,
  problemMessage,
  promoteBuilds,
  readableRelease,
  readBuild,
} from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { PROVENANCE } from '@crossbook/trust'
import { MANIFEST, PRECOMPRESSED } from '@crossbook/web-files'
import type { SetUp } from './readSetUp'

interface SetUpOptions extends Omit<SetUp, 'folder'> {
  store: Store
  /** The builds of the image that is started. */
  image: Store
  now(): Date
}

/**
 * Brings an image's builds on a channel when it is started for the first time, and the channel's settings and site up to date
 * each time. Builds that the channel has shown before are not promoted again, so that restarting an old image undoes no
 * promotion and no rollback. A problem is a sentence.
 */
export async function setUpSite(options: SetUpOptions): Promise<Result<string, string>> {
  const { store, channel, settings, now } = options
  const apps = await takeOver(options)
  const occasion = { author: 'docker compose', now }
  // Restarting the services must not end a rollout. The image's builds wait for its end, and the next start.
  const isRollingOut = (await store.readPointer(channel))?.rollout !== undefined
  const isNew = !isRollingOut && !(await wasShown(options, apps))
  if (isNew) {
    const builds = apps.map(({ name, version }) => ({ app: name, version }))
    const promoted = await promoteBuilds(store, { channel, builds, ...occasion, reason: 'A new image' })
    if (!promoted.ok) return failure(promoted.problem.map((problem) => problemMessage(problem)).join('\n'))
  }
  const present = (await store.readPointer(channel))?.settings
  if (!isDeepStrictEqual({ site: present?.site, url: present?.url }, settings)) {
    const changed = await changeSettings<never>(store, channel, (was) => success({ ...was, ...settings }), {
      ...occasion,
      reason: 'The settings in .env',
    })
    if (!changed.ok) return failure(changed.problem.map((problem) => problemMessage(problem)).join('\n'))
  }
  await syncChannelSite(store, channel)
  const shown = await store.readPointer(channel)
  return success(
    `Channel ${channel} shows ${shown?.release ?? 'nothing'} (${isNew ? 'new with this image' : isRollingOut ? 'as before, because a rollout runs' : 'as before'})`,
  )
}

/** Copies the image's builds with their compressed forms into the store, where they are not there yet. */
async function takeOver({ store, image }: SetUpOptions) {
  const apps: BuiltApp[] = []
  for (const { app, version } of await image.listBuilds()) {
    const build = await readBuild(image, app, version)
    if (!build) continue
    apps.push(build)
    if (await readBuild(store, app, version)) continue
    const files = new Map<string, Uint8Array>()
    for (const file of [...Object.keys(build.files), MANIFEST, PROVENANCE])
      for (const ending of ['', ...PRECOMPRESSED.map((form) => form.ending)]) {
        const bytes = await image.readBuildFile(app, version, file + ending)
        if (bytes) files.set(file + ending, bytes)
      }
    await store.putBuild(app, version, files)
  }
  return apps
}

async function wasShown({ store, channel }: SetUpOptions, apps: readonly BuiltApp[]) {
  const host = apps.find((app): app is BuiltHost => app.name === HOST)
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  if (!host) return false
  const releases = new Set((await store.readHistory(channel)).map(({ release }) => release))
  for (const id of releases) {
    const release = await readableRelease(store, id)
    if (release && hasSameBuilds(release, host, remotes)) return true
  }
  return false
}
