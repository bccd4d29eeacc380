import type { LaunchOptions } from '@playwright/test'
import { installedChromium } from '../../.ci/findChromium.mjs'

const named = process.env.CHROMIUM_PATH
const { shell, desktop } = installedChromium()

/** How every test starts its browser: the system's Chromium, without the background requests of a desktop browser. */
export const launchOptions: LaunchOptions = {
  executablePath: named ?? shell ?? desktop ?? complain(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

const withSettings = named !== undefined && !named.includes('headless-shell') ? named : desktop

/** The same for a Chromium that has settings, which the one without windows has not; undefined where there is none. */
export const desktopOptions: LaunchOptions | undefined =
  withSettings === undefined ? undefined : { ...launchOptions, executablePath: withSettings }

function complain(): never {
  throw new Error(
    'No Chromium was found: run npm test once, which installs it, or set CHROMIUM_PATH to its program.',
  )
}
