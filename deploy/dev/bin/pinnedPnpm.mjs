#!/usr/bin/env node
// Runs the pnpm that the package.json of the current folder names, with nothing but Node and npm:
//   node deploy/dev/bin/pinnedPnpm.mjs install --frozen-lockfile
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** A version and the hash of its tarball, as Corepack writes it. */
const PINNED = /^pnpm@(\d+\.\d+\.\d+)\+sha512\.([0-9a-f]{128})$/

const isWindows = process.platform === 'win32'

/** Runs a program to its end and returns its exit code. Forwards signals to it, so that this process can still clean up. */
function run(program, parameters, options) {
  const child = spawn(program, parameters, options)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(
        error.code === 'ENOENT'
          ? `${program} is not on the PATH of this machine: install npm, which comes with Node (https://nodejs.org), and run this again.`
          : `${program} could not be started (${error.code}).`,
      )
      resolve(1)
    })
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** Installs only pnpm into a folder. npm refuses a tarball with another hash. */
async function fetchPnpm(folder, version, hash) {
  const integrity = `sha512-${Buffer.from(hash, 'hex').toString('base64')}`
  const dependencies = { pnpm: version }
  const write = (file, content) => writeFile(join(folder, file), JSON.stringify(content))
  await write('package.json', { private: true, dependencies })
  await write('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': { dependencies }, 'node_modules/pnpm': { version, integrity } },
  })
  const words = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  return run('npm', words, { cwd: folder, shell: isWindows, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function main() {
  const { packageManager } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, version, hash] = PINNED.exec(packageManager) ?? []
  if (version === undefined) {
    console.error(
      'package.json has no pnpm version with a hash: write packageManager as "pnpm@<version>+sha512.<hash>".',
    )
    return 1
  }
  const folder = await mkdtemp(join(tmpdir(), 'crossbook-pnpm-'))
  try {
    const code = await fetchPnpm(folder, version, hash)
    if (code !== 0) return code
    const program = join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs')
    return await run(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
