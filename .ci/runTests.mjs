// Plain Node: installs what the tests need, then runs everything, one step after another, and says how each ended.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import process from 'node:process'
import { endWithNpm } from '../deploy/dev/bin/endWithNpm.mjs'
import { installPackages } from '../deploy/dev/bin/installPackages.mjs'
import { findChromium } from './findChromium.mjs'
import { installServers } from './installServers.mjs'

endWithNpm()
const installed = await installPackages(new URL('../', import.meta.url), 'npm test')
if (!installed.ok) stop(installed.problem)
const chromium = findChromium()
if (!chromium.ok) stop(chromium.problem)
installServers()

/** Folders of code, for the look at files that import each other. */
const CODE = ['.ci', 'deploy', 'docs', 'e2e', 'host', 'shared', ...remotes()]

const bin = (name) => `node_modules/.bin/${name}`
const steps = [
  lockfileStep(),
  ['audit', bin('tsx'), ['.ci/dependencies/audit.ts']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['circles', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...CODE]],
  ['types', bin('tsc'), ['--noEmit']],
  ...commitSteps(),
  ['jest', bin('jest'), ['--silent=false']],
  ['playwright', 'e2e/node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts']],
]

/** The step under way. */
let current
// Whoever ends this run ends its step, and so the browsers and sites that the step has started. At a terminal the step
// gets the interrupt by itself; it is only waited for.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => current?.kill('SIGINT'))

let passed = 0
for (const [name, command, parameters] of steps) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const code = await run(command, parameters)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  if (code !== 0) {
    console.log(`\n${name} failed after ${seconds} s; what it says stands above.`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
  console.log(`${name} passed (${seconds} s)`)
}
console.log(`\n${passed} passed, 0 failed`)

/** Whether the lockfile is the one that the package.json files and the catalog give; pnpm itself says so, without a network. */
function lockfileStep() {
  const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const install = ['install', '--frozen-lockfile', '--lockfile-only', '--offline']
  return ['lockfile', 'npx', ['-y', packageManager, ...install]]
}

/** Conventional commits are checked where there is a history to check. */
function commitSteps() {
  const first = spawnSync('git', ['rev-list', '--max-parents=0', 'HEAD'], { encoding: 'utf8' })
  const root = first.status === 0 ? first.stdout.trim().split('\n').at(-1) : undefined
  return root ? [['commits', bin('commitlint'), ['--from', root]]] : []
}

function remotes() {
  return readdirSync(new URL('../', import.meta.url)).filter((name) => name.startsWith('remote-'))
}

function run(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: chromium.path, FORCE_COLOR: '0' },
    })
    current = child
    child.once('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function stop(problem) {
  console.error(`\n${problem}`)
  process.exit(1)
}
