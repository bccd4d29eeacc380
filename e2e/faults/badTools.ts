import { createHash } from 'node:crypto'
import type { AppName, AppVersion } from '@crossbook/contract'
import { type AppAtVersion, problemMessage, publishBuild } from '@crossbook/releases'
import type { Files } from '@crossbook/web-files'
import { buildVariant } from '../site/buildVariant'
import type { TestSite } from '../site/startTestSite'

const REMOTE = `import { defineRemote } from '@crossbook/contract'

export default defineRemote({
  name: 'tools',
  screens: [
    {
      path: '/tools/calculator',
      module: './calculator',
      title: 'Calculator',
      description: 'A test.',
      access: 'public',
      menu: { group: 'Tools', label: 'Calculator', order: 1 },
    },
  ],
})
`

/** Publishes a version of the remote tools whose calculator, in the menu Tools, is this module. */
export async function publishCalculator(site: TestSite, version: string, module: string, damage = unharmed) {
  const files = await buildVariant({
    app: 'tools',
    version,
    files: { 'remote.ts': REMOTE, 'src/calculator/Calculator.tsx': module },
  })
  const published = await publishBuild(site.store, damage(files))
  if (!published.ok) throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
  const build: AppAtVersion = { app: 'tools' as AppName, version: version as AppVersion }
  return build
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
