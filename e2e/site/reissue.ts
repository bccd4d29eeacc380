import { createHash } from 'node:crypto'
import { type AppVersion, type BuiltApp, containerName } from '@crossbook/contract'
import { folderStore } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { STORE } from './folders'
import { appsUnderTest } from './siteFolder'

/** Returns the replacement of a file's text, given its name. */
type Edit = (text: string, file: string, app: BuiltApp) => string

/**
 * Returns the build under test of an application with another version and with replaced texts in its scripts and its `app.json`. If only
 * texts differ, this equals a build of edited sources, and is much faster.
 */
export async function reissue(name: string, version: string, edit: Edit): Promise<Files> {
  const app = (await appsUnderTest()).find((one) => one.name === name)
  if (!app) throw new Error(`The builds under test have no ${name}`)
  const renamed = (text: string) =>
    text.replaceAll(containerName(name, app.version), () => containerName(name, version))

  const files = new Map<string, Uint8Array>()
  const described: Record<string, { integrity: string; bytes: number }> = {}
  for (const file of Object.keys(app.files)) {
    const content = await folderStore(STORE).readBuildFile(app.name, app.version, file)
    if (!content) throw new Error(`${name} ${app.version} lacks ${file}`)
    const text = Buffer.from(content).toString()
    const bytes = /\.c?js$/.test(file) ? Buffer.from(edit(renamed(text), file, app)) : content
    files.set(file, bytes)
    const hash = createHash('sha256').update(bytes).digest('base64')
    described[file] = { integrity: `sha256-${hash}`, bytes: bytes.byteLength }
  }
  const manifest = { ...app, version: version as AppVersion, files: described }
  files.set('app.json', Buffer.from(edit(JSON.stringify(manifest), 'app.json', app)))
  return files
}

/** Returns an edit that replaces a text everywhere. */
export function withReplacedText(original: string, by: string): Edit {
  return (text) => text.replaceAll(original, () => by)
}
