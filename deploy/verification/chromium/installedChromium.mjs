import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Headless Chromium: the same engine. With it, the tests need little more than half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const DESKTOPS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]
const FIREFOXES = ['firefox-esr', 'firefox', 'firefox.exe']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the paths of the installed browsers: the headless one, and the desktop one. */
export function installedChromium() {
  return { shell: installed(SHELLS), desktop: installed(DESKTOPS, PLACES) }
}

/** Returns the path of an installed Firefox, if any. */
export function installedFirefox() {
  return installed(FIREFOXES, ['/Applications/Firefox.app/Contents/MacOS/firefox'])
}

/**
 * Returns the Chromium that CHROMIUM_PATH names, or a problem if there is no such file. Undefined when CHROMIUM_PATH is not set.
 * @param {Readonly<Partial<Record<string, string>>>} environment
 */
export function namedChromium({ CHROMIUM_PATH: named }) {
  if (named === undefined) return undefined
  if (existsSync(named)) return { ok: true, path: named }
  return {
    ok: false,
    problem: `CHROMIUM_PATH is "${named}", but there is no such file: correct it or unset it.`,
  }
}

/**
 * Returns the message that Chromium is missing, with instructions.
 * @param {string} who beginning of the sentence, such as `The browser tests need`
 */
export function chromiumAbsent(who) {
  return `${who} Chromium, and none was found: ${howToInstall()}, or set CHROMIUM_PATH to the program of one.`
}

export function hasAptGet() {
  return spawnSync('apt-get', ['--version']).status === 0
}

/** Returns the command to print. It is not run: only the user decides about installations on their machine. */
function howToInstall() {
  if (hasAptGet()) return 'install it with “sudo apt-get install chromium chromium-headless-shell”'
  return 'install Chromium or Chrome with your system’s package manager'
}

/** @param {readonly string[]} names @param {readonly string[]} places */
function installed(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...places].find((candidate) => existsSync(candidate))
}
