import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Programs that some tests run, their package, and the tests that need them. */
const PROGRAMS = [
  { program: 'nginx', package: 'nginx', tests: 'the configuration of nginx' },
  { program: 'docker-compose', package: 'docker-compose', tests: 'docker-compose.yml' },
  { program: 'initdb', package: 'postgresql', tests: 'the preparation of the auth database' },
  { program: 'firefox-esr', package: 'firefox-esr', tests: 'the journeys in Firefox' },
]

/** Debian's folder for the programs of PostgreSQL. */
const POSTGRES = '/usr/lib/postgresql'

/** Debian runs this file to decide whether an installed service may be started. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/**
 * Installs missing servers that some tests run, but only as root on Debian or Ubuntu, as in a container of continuous integration. None of
 * them is started: on a developer's machine, a server would keep running. Elsewhere, prints which tests are skipped.
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
    // 101 means "not allowed". The tests start their own servers in their own folders.
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
  if (program === 'firefox-esr') return isInstalled('firefox')
  return program === 'initdb' && existsSync(POSTGRES)
}
