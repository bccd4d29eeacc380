import { createHash } from 'node:crypto'
import type { Files } from '@crossbook/web-files'
import { smallTools } from '../releases/smallTools'
import { publishFiles } from '../releases/team'
import { buildVariant } from '../site/buildVariant'
import type { TestSite } from '../site/startTestSite'

/** Publishes a version of the remote tools whose calculator is this module. */
export async function publishCalculator(site: TestSite, version: string, module: string, damage = unharmed) {
  const variant = smallTools(version, module)
  return publishFiles(site, variant, damage(await buildVariant(variant)))
}

/**
 * Replaces a text in the scripts of a build, and updates only their hashes in `app.json`. Its other statements no longer match the
 * scripts.
 */
export function rewritten(original: string, by: string) {
  return (files: Files): Files => {
    const next = new Map<string, Uint8Array>(files)
    const document = JSON.parse(text(files.get('app.json'))) as {
      files: Record<string, { integrity: string; bytes: number }>
    }
    let found = false
    for (const [name, content] of files) {
      if (!name.endsWith('.js') || !(name in document.files) || !text(content).includes(original)) continue
      found = true
      const bytes = Buffer.from(text(content).replaceAll(original, by))
      next.set(name, bytes)
      const hash = createHash('sha256').update(bytes).digest('base64')
      document.files[name] = { integrity: `sha256-${hash}`, bytes: bytes.byteLength }
    }
    if (!found) throw new Error(`No script of the build says ${original}`)
    return next.set('app.json', Buffer.from(JSON.stringify(document)))
  }
}

function unharmed(files: Files) {
  return files
}

function text(bytes: Uint8Array | undefined) {
  return Buffer.from(bytes ?? []).toString()
}
