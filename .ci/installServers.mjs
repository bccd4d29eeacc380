import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** What some tests run, the package that has it, and what goes untested without it. */
const PROGRAMS = [
  { program: 'nginx', package: 'nginx', tests: 'the configuration of nginx' },
  { program: 'docker-compose', package: 'docker-compose', tests: 'docker-compose.yml' },
  { program: 'initdb', package: 'postgresql', tests: 'the preparation of the auth database' },
]

/** Where Debian keeps the programs of its database. */
const POSTGRES = '/usr/lib/postgresql'

/** Debian asks this file whether a service that is installed may be started. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/**
 * Makes sure that the servers which some tests run are installed. Only root on Debian or Ubuntu, which is what a container of
 * continuous integration is, has them installed, and none is started: on a person's machine a server would stay and listen.
 * Elsewhere a sentence says what goes untested; those tests are skipped.
 */
export function installServers() {
  const missing = PROGRAMS.filter(({ program }) => !isInstalled(program))
  if (missing.length === 0) return
  if (canInstall()) install(missing.map((wanted) => wanted.package))
  for (const { program, tests } of PROGRAMS.filter((wanted) => !isInstalled(wanted.program)))
    console.log(`${program} is not installed, so the tests of ${tests} are skipped.`)
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function install(packages) {
  console.log(`Installing ${packages.join(', ')} with the system’s package manager`)
  const hasPolicy = existsSync(SERVICE_POLICY)
  try {
    // 101: not allowed. The tests start their own servers, in folders of their own.
    if (!hasPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', ['-qq', ...step], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
  } catch {
    console.log('The package manager could not install them.')
  } finally {
    if (!hasPolicy) rmSync(SERVICE_POLICY, { force: true })
  }
}

function isInstalled(program) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  if (folders.some((folder) => existsSync(path.join(folder, program)))) return true
  return program === 'initdb' && existsSync(POSTGRES)
}
