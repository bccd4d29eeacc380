import { execFileSync } from 'node:child_process'
import type { LaunchOptions } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How every test starts its browser: the system's Chromium, without the background requests of a desktop browser. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? installedChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

function installedChromium() {
  for (const name of NAMES)
    try {
      return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    } catch {
      continue
    }
  throw new Error(
    'No Chromium was found: run npm test once, which installs it, or set CHROMIUM_PATH to its program.',
  )
}
