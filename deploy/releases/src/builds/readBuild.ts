import { type AppName, type AppVersion, checkBuiltApp, failure } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { MANIFEST, parsedJson } from '@crossbook/web-files'

/** A published build whose app.json this code cannot take: damaged, or written for another contract. */
export class UnreadableBuild extends Error {
  override readonly name = 'UnreadableBuild'
}

/** A published build's app.json, or undefined when the version was never published; throws an UnreadableBuild. */
export async function readBuild(store: Store, app: AppName, version: AppVersion) {
  const manifest = await store.readBuildFile(app, version, MANIFEST)
  if (!manifest) return undefined
  const checked = parseManifest(manifest)
  if (!checked.ok)
    throw new UnreadableBuild(
      `${app} ${version} in the store cannot be read (${checked.problem}): it is damaged (pnpm release doctor shows how to fix it), or a newer checkout made it; use the newest one.`,
    )
  return checked.value
}

/** Reads a build like `readBuild`, but returns undefined for an unreadable one. */
export async function readableBuild(store: Store, app: AppName, version: AppVersion) {
  return readBuild(store, app, version).catch((error: unknown) => {
    if (error instanceof UnreadableBuild) return undefined
    throw error
  })
}

/** The app.json in these bytes, checked in form. */
export function parseManifest(bytes: Uint8Array) {
  const parsed = parsedJson(bytes)
  return parsed === undefined ? failure('app.json is not JSON') : checkBuiltApp(parsed)
}
