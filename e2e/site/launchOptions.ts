import { execFileSync } from 'node:child_process'
import type { LaunchOptions } from '@playwright/test'

/** Chromium without windows: the same engine, and the tests take little more than half the time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const DESKTOPS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const named = process.env.CHROMIUM_PATH

/** How every test starts its browser: the system's Chromium, without the background requests of a desktop browser. */
export const launchOptions: LaunchOptions = {
  executablePath: named ?? installed([...SHELLS, ...DESKTOPS]) ?? complain(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

const desktop = named !== undefined && !named.includes('headless-shell') ? named : installed(DESKTOPS)

/** The same for a Chromium that has settings, which the one without windows has not; undefined where there is none. */
export const desktopOptions: LaunchOptions | undefined =
  desktop === undefined ? undefined : { ...launchOptions, executablePath: desktop }

function installed(names: readonly string[]) {
  for (const name of names)
    try {
      return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    } catch {
      continue
    }
  return undefined
}

function complain(): never {
  throw new Error(
    'No Chromium was found: run npm test once, which installs it, or set CHROMIUM_PATH to its program.',
  )
}
