import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium for the browser tests: the one CHROMIUM_PATH names, an installed one, or Debian's own package,
 * installed now. No test tool downloads a browser.
 * @returns {{ ok: true, path: string } | { ok: false, problem: string }}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined)
    return existsSync(named)
      ? { ok: true, path: named }
      : {
          ok: false,
          problem: `CHROMIUM_PATH is "${named}", but there is no such file: correct it or unset it.`,
        }

  const installed = installedChromium() ?? (installFromDebian() ? installedChromium() : undefined)
  if (installed) return { ok: true, path: installed }
  return {
    ok: false,
    problem:
      'The browser tests need Chromium, and none was found: install Chromium or Chrome with your system’s package manager, or set CHROMIUM_PATH to its program.',
  }
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...PLACES].find((candidate) => existsSync(candidate))
}

function installFromDebian() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('Installing Chromium with the system’s package manager')
  try {
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command, ...parameters] = [...asRoot, 'apt-get', '-qq', ...step]
      execFileSync(command, parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
    return true
  } catch {
    return false
  }
}
