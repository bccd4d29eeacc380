/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName } from '@crossbook/contract'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { parse } from 'yaml'
import { NPM_SETTINGS, workflow } from './repositoryTemplates'

const temporaryFolder = temporaryFolders()

/** Installs a package whose install script leaves a file, as the repository of a remote and its pipeline do; whether the script ran. */
function installRunsScripts(settings: string) {
  const root = temporaryFolder()
  const ran = path.join(root, 'ran')
  const npm = (folder: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--no-audit', '--no-fund', '--offline'], { cwd: folder, stdio: 'pipe' })
  const write = (file: string, content: string) => writeFileSync(path.join(root, file), content)
  const script = `node -e "require('fs').writeFileSync(${JSON.stringify(ran).replaceAll('"', "'")}, '')"`
  mkdirSync(path.join(root, 'bait'))
  write('bait/package.json', JSON.stringify({ name: 'bait', version: '1.0.0', scripts: { install: script } }))
  npm(path.join(root, 'bait'), 'pack', '--pack-destination', root)
  write('package.json', JSON.stringify({ private: true, dependencies: { bait: 'file:bait-1.0.0.tgz' } }))
  write('.npmrc', settings)
  npm(root, 'install')
  npm(root, 'ci')
  return existsSync(ran)
}

it('runs no install script of a package in a repository of its own', () => {
  expect(installRunsScripts('')).toBe(true)
  expect(installRunsScripts(NPM_SETTINGS)).toBe(false)
})

it('builds in a job without secrets, and hands the build to the job that has them', () => {
  interface Job {
    steps: { run?: string }[]
  }
  const { env, jobs } = parse(workflow('insights' as AppName)) as { env?: object; jobs: Record<string, Job> }
  expect(env).toBeUndefined()
  const [checks, publish] = [jobs.checks, jobs.publish]
  expect(JSON.stringify(checks)).toContain('npm run build')
  expect(JSON.stringify(checks)).not.toMatch(/secrets\.|environment/)
  const keyed = publish?.steps.filter((step) => JSON.stringify(step).includes('secrets.'))
  expect(keyed?.map(({ run }) => run)).toEqual([
    'npm run --silent release -- publish --changed --from "$RUNNER_TEMP/built"',
  ])
  expect(JSON.stringify(publish)).not.toMatch(/npm run build|npm test/)
})
