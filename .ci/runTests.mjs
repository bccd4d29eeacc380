// Plain Node: installs the packages of the tests, then runs the everyday suite or everything, and prints how each step ended.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import process from 'node:process'
import { endWithNpm } from '../deploy/dev/bin/endWithNpm.mjs'
import { installPackages } from '../deploy/dev/bin/installPackages.mjs'
import { findChromium } from './findChromium.mjs'
import { installServers } from './installServers.mjs'
import { readOptions } from './readOptions.mjs'
import { runSteps } from './runSteps.mjs'

const options = readOptions(process.argv.slice(2))
if ('problem' in options) stop(options.problem, 2)
const { isAll, shard } = options

endWithNpm()
const installed = await installPackages(new URL('../', import.meta.url), 'npm test')
if (!installed.ok) stop(installed.problem)
const chromium = findChromium()
if (!chromium.ok) stop(chromium.problem)
if (isAll) installServers()

/** Each of these uses one core; jest and the browser tests use two. */
const CHECKS_AT_ONCE = 2

/**
 * Folder where checks record the files that passed. Another version of a tool or of its plugins may judge differently, so each lockfile has
 * its own folder.
 */
const CACHE = `node_modules/.cache/checks-${createHash('sha256').update(read('pnpm-lock.yaml')).digest('hex').slice(0, 12)}`

const LINTED = `${CACHE}/eslint`

const caching = (cache) => ['--cache', '--cache-strategy', 'content', '--cache-location', cache]
const bin = (name) => `node_modules/.bin/${name}`
const typescript = (program) => ['--import', './shared/build/bin/typescript.mjs', program]
const step = (name, command, parameters, more = {}) => ({ name, command, parameters, ...more })

/** Folders of code whose imports are checked. */
const CODE = ['.ci', 'deploy', 'docs', 'e2e', 'host', 'shared', ...remotes()]

/** Checks of the code itself, the longest ones first. A single shard runs them. */
const checks = [
  step('lint', bin('eslint'), ['.', '--max-warnings', '0', ...caching(LINTED)], {
    cache: LINTED,
    env: isAll ? { LINT_TYPES: '1' } : {},
  }),
  step('types', bin('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types`]),
  step('format', bin('prettier'), ['--check', '--log-level', 'warn', '.', ...caching(`${CACHE}/prettier`)]),
  step('circles', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...CODE]),
  step('boundaries', bin('depcruise'), ['--config', '.ci/lint/boundaries.mjs', ...CODE]),
  step('dead code', bin('knip'), ['--no-progress', '--no-config-hints']),
  step('commits', process.execPath, typescript('.ci/checkCommits.ts')),
  lockfileStep(),
  ...(isAll ? [step('audit', process.execPath, typescript('.ci/dependencies/audit.ts'))] : []),
]

/** Builds servers written in Go, which the system tests start. */
const programs = step(
  'programs of others',
  process.execPath,
  typescript('deploy/testing/src/go-programs/main.ts'),
)

const { passed, failed } = await runSteps([
  {
    atOnce: CHECKS_AT_ONCE,
    steps: [...(isAll ? [programs] : []), ...(shard === undefined || shard.part === 1 ? checks : [])],
  },
  { atOnce: 1, steps: [jestStep()] },
  { atOnce: 1, steps: [browserStep()] },
])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function jestStep() {
  return step('jest', bin('jest'), [
    '--silent=false',
    ...(isAll ? [] : ['--selectProjects', 'unit']),
    ...shardParameters(),
  ])
}

function browserStep() {
  const parameters = ['test', '--config', 'e2e/playwright.config.ts']
  if (!isAll) parameters.push('--project', 'core')
  return step('playwright', 'e2e/node_modules/.bin/playwright', [...parameters, ...shardParameters()], {
    env: { CHROMIUM_PATH: chromium.path },
  })
}

/** jest and Playwright divide their tests in the same way. */
function shardParameters() {
  return shard ? [`--shard=${shard.part}/${shard.of}`] : []
}

/** Checks that the lockfile matches the package.json files and the catalog. pnpm itself checks this, without a network. */
function lockfileStep() {
  const install = ['install', '--frozen-lockfile', '--lockfile-only', '--offline']
  return step('lockfile', process.execPath, ['deploy/dev/bin/pinnedPnpm.mjs', ...install])
}

function remotes() {
  return readdirSync(new URL('../', import.meta.url)).filter((name) => name.startsWith('remote-'))
}

function read(file) {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
}

function stop(problem, code = 1) {
  console.error(`\n${problem}`)
  process.exit(code)
}
