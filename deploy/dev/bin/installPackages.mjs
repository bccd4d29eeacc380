import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { folderProblem } from '../../../shared/build/bin/folderProblem.mjs'
import { missingPackages } from './missingPackages.mjs'
import { INSTALL_PARAMETERS, withHome } from './pnpmSettings.mjs'

/** The files that determine the installed packages, and the file that records the last successful install. */
const LOCKFILE = 'pnpm-lock.yaml'
const INPUTS = [LOCKFILE, 'pnpm-workspace.yaml']
const NOTE = 'node_modules/.crossbook-installed'

/** The first line of a merge conflict in a file. */
const CONFLICT = /^<{7} /m

/** The most packages that a message names. */
const MOST_NAMES = 3

/** Common problems of package managers on other machines, by their messages; COMMAND is the command that the user typed. */
const PROBLEMS = [
  [/ENOSPC|no space left/i, 'The disk is full: free some space and run COMMAND again.'],
  [
    /EACCES|EPERM|EROFS/,
    'The packages cannot be written here: give yourself write access to this folder and run COMMAND again.',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE/,
    'pnpm-lock.yaml does not match the package.json files: run pnpm install once, then COMMAND again.',
  ],
  [
    /npm is not on the PATH/,
    'npm is not on the PATH of this machine: install npm, which comes with Node (https://nodejs.org), and run COMMAND again.',
  ],
  [
    /EINTEGRITY/,
    'The registry sent a pnpm whose hash differs from the one in package.json, so nothing was installed: check the registry setting of npm and run COMMAND again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL/,
    'The packages could not be fetched: check the network connection (or the registry and proxy settings of npm) and run COMMAND again.',
  ],
]

/**
 * Installs the locked packages with the pinned pnpm, unless the last install was of the same lockfile.
 * @param {URL} root the repository's folder
 * @param {string} command the user's command, to run again after a problem
 * @returns {Promise<{ ok: true } | { ok: false, problem: string }>}
 */
export async function installPackages(root, command) {
  const problem = folderProblem(fileURLToPath(root))
  if (problem !== undefined) return { ok: false, problem }
  if (CONFLICT.test(await readFile(new URL(LOCKFILE, root), 'utf8')))
    return {
      ok: false,
      problem: `${LOCKFILE} has merge conflicts: run pnpm install, which resolves the conflict, then ${command} again.`,
    }
  const wanted = await hashOf(root)
  const note = await readFile(new URL(NOTE, root), 'utf8').catch(() => '')
  if (note === wanted && (await missingPackages(root)).length === 0) return { ok: true }

  const { packageManager } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  const pnpm = packageManager.split('+')[0]
  console.log(`Installing packages with ${pnpm} (the first time takes a few minutes and needs the network)`)
  const { code, output } = await run(root, [
    fileURLToPath(new URL('pinnedPnpm.mjs', import.meta.url)),
    ...INSTALL_PARAMETERS,
  ])
  if (code !== 0) {
    const known = PROBLEMS.find(([pattern]) => pattern.test(output))
    if (known) return { ok: false, problem: known[1].replace('COMMAND', command) }
    return {
      ok: false,
      problem: `${output.trim()}\n\nInstalling the packages failed; pnpm's own output is above.`,
    }
  }
  const missing = await missingPackages(root)
  if (missing.length > 0) return { ok: false, problem: missingMessage(missing, command) }
  await writeFile(new URL(NOTE, root), wanted)
  return { ok: true }
}

function missingMessage(missing, command) {
  const rest = missing.length - MOST_NAMES
  const names = `${missing.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `pnpm reported success, but packages are missing (${names}): unset the npm setting that excludes them (npm config list shows all settings), remove the folder node_modules and run ${command} again.`
}

async function hashOf(root) {
  const hash = createHash('sha256')
  for (const file of INPUTS) hash.update(await readFile(new URL(file, root)))
  return hash.digest('hex')
}

/** Runs Node in its own process group, so that all its child processes end with this process. */
async function run(root, parameters) {
  const isWindows = process.platform === 'win32'
  const child = spawn(process.execPath, parameters, {
    cwd: fileURLToPath(root),
    env: withHome(process.env, fileURLToPath(root)),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
  })
  const end = () => {
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGTERM')
    process.exit(0)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.once(signal, end)

  const lines = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (/^Progress:|Will retry/.test(line)) console.log(`  ${line}`)
    })
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      lines.push(String(error))
      resolve(1)
    })
    child.once('close', resolve)
  })
  for (const signal of signals) process.removeListener(signal, end)
  return { code, output: lines.join('\n') }
}
