import { spawnSync } from 'node:child_process'
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

/** Paths of those that are installed: the one without windows, and one that has windows and settings. */
export function installedChromium() {
  return { shell: installed(SHELLS), desktop: installed(DESKTOPS, PLACES) }
}

/**
 * The Chromium that CHROMIUM_PATH names; undefined where it names none.
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
 * That nothing of the kind is here, and what to do.
 * @param {string} who What needs it, as the sentence begins.
 */
export function chromiumAbsent(who) {
  return `${who} Chromium, and none was found: ${howToInstall()}, or set CHROMIUM_PATH to the program of one.`
}

export function hasAptGet() {
  return spawnSync('apt-get', ['--version']).status === 0
}

/** The command that installs one: only the user may decide what is installed on their machine. */
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
