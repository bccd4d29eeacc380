import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { GoProgram } from './goProgram'

const COMPOSE_FILE = path.resolve(import.meta.dirname, '../../../../docker-compose.yml')

const fileSchema = v.object({
  services: v.object({ auth: v.object({ 'x-source': v.pipe(v.string(), v.regex(/^[^@]+@[0-9a-f]{40}$/)) }) }),
})

/** GoTrue at the commit of the version that the compose file runs. */
export function goTrueProgram(): GoProgram {
  const { auth } = v.parse(fileSchema, parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true })).services
  const [module = '', version = ''] = auth['x-source'].split('@')
  return {
    name: 'gotrue',
    module,
    package: '.',
    version,
    replaced: { 'github.com/joho/godotenv': 'internal/forks/godotenv' },
  }
}

/** An S3 server that enforces IAM policies. */
export const S3_GATEWAY: GoProgram = {
  name: 'versitygw',
  module: 'github.com/versity/versitygw',
  package: 'cmd/versitygw',
  version: 'v1.8.0',
}

/** An S3 server for tests, by other people than the first one's, with conditional writes and without users. */
export const FAKE_S3: GoProgram = {
  name: 'gofakes3',
  module: 'github.com/johannesboyne/gofakes3',
  package: 'cmd/gofakes3',
  version: 'v1.2.0',
}

/** Reads the workflows of GitHub Actions as GitHub does. */
export const WORKFLOW_LINTER: GoProgram = {
  name: 'actionlint',
  module: 'github.com/rhysd/actionlint',
  package: 'cmd/actionlint',
  version: 'v1.7.7',
}
