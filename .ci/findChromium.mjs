import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Chromium without windows: the same engine, and the tests take little more than half the time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const DESKTOPS = [
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
 * The path of a Chromium for the browser tests: the one CHROMIUM_PATH names, an installed one, or for root, as in a container,
 * Debian's own package, installed now. No test tool downloads a browser, and nothing becomes root to install one.
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

  const found = installedChromium().shell ?? installedOrAdded()
  if (found) return { ok: true, path: found }
  return {
    ok: false,
    problem: `The browser tests need Chromium, and none was found: ${howToInstall()}, or set CHROMIUM_PATH to the program of one.`,
  }
}

/** What a person types to have one: only a person may decide what is installed on his machine. */
function howToInstall() {
  if (hasAptGet()) return 'install it with “sudo apt-get install chromium chromium-headless-shell”'
  return 'install Chromium or Chrome with your system’s package manager'
}

/**
 * On a person's machine the browser that is there. A container of continuous integration, where tests are root, gets both: one
 * test changes the settings of a browser, which the one without windows has not.
 */
function installedOrAdded() {
  const { desktop } = installedChromium()
  if (process.getuid?.() !== 0 || !hasAptGet()) return desktop
  // Older Debians and Ubuntu have only the first.
  if (!addFromDebian(['chromium', 'chromium-headless-shell']) && !desktop) addFromDebian(['chromium'])
  const now = installedChromium()
  return now.shell ?? now.desktop
}

/** Paths of those that are installed: the one without windows, and one that has windows and settings. */
export function installedChromium() {
  return { shell: installed(SHELLS), desktop: installed(DESKTOPS, PLACES) }
}

/** @param {readonly string[]} names @param {readonly string[]} places */
function installed(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...places].find((candidate) => existsSync(candidate))
}

function hasAptGet() {
  return spawnSync('apt-get', ['--version']).status === 0
}

/** @param {readonly string[]} packages */
function addFromDebian(packages) {
  console.log(`Installing ${packages.join(', ')} with the system’s package manager`)
  try {
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', ['-qq', ...step], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    return true
  } catch {
    console.log('The package manager could not install them.')
    return false
  }
}
