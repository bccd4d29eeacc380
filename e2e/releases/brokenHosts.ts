import { HOST } from '@crossbook/contract'
import { publishFiles } from './team'
import { reissue } from '../site/reissue'
import type { TestSite } from '../site/startTestSite'

/** Publishes a version of the host whose first script is this text, and which is otherwise the one under test. */
export async function publishHost(site: TestSite, version: string, script: string) {
  const files = await reissue(HOST, version, (text, file, app) =>
    app.kind === 'host' && app.scripts.includes(file) ? script : text,
  )
  return publishFiles(site, { app: HOST, version }, files)
}
