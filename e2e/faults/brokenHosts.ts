import { createHash } from 'node:crypto'
import { HOST, type AppVersion } from '@crossbook/contract'
import { type AppAtVersion, problemWords, publishBuild } from '@crossbook/releases'
import { appsUnderTest } from '../site/siteFolder'
import type { TestSite } from '../site/startTestSite'

/** Publishes a version of the host whose first script is this text, and which is otherwise the one under test. */
export async function publishHost({ store }: TestSite, version: string, script: string) {
  const host = (await appsUnderTest()).find(({ name }) => name === HOST)
  if (!host) throw new Error('The builds under test have no host')
  const files = new Map<string, Uint8Array>()
  for (const name of ['app.json', ...Object.keys(host.files)]) {
    const content = await store.readBuildFile(host.name, host.version, name)
    if (content) files.set(name, content)
  }
  const document = JSON.parse(Buffer.from(files.get('app.json') ?? []).toString()) as {
    version: string
    scripts: string[]
    files: Record<string, { integrity: string; bytes: number }>
  }
  for (const name of document.scripts) {
    const bytes = Buffer.from(script)
    files.set(name, bytes)
    const hash = createHash('sha256').update(bytes).digest('base64')
    document.files[name] = { integrity: `sha256-${hash}`, bytes: bytes.byteLength }
  }
  files.set('app.json', Buffer.from(JSON.stringify({ ...document, version })))
  const published = await publishBuild(store, files)
  if (!published.ok) throw new Error(published.problem.map((problem) => problemWords(problem)).join('\n'))
  const build: AppAtVersion = { app: HOST, version: version as AppVersion }
  return build
}
