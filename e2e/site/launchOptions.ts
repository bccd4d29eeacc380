import { chromiumOptions, findProgram, installedChromium } from '@crossbook/verification'
import type { LaunchOptions } from '@playwright/test'

const program = findProgram(process.env, 'The browser tests need')
if (!program.ok) throw new Error(`${program.problem} npm test installs it where it can.`)

/** How every test starts its browser: the system's Chromium, without the background requests of a desktop browser. */
export const launchOptions: LaunchOptions = chromiumOptions(program.value)

const named = process.env.CHROMIUM_PATH
const { desktop } = installedChromium()
const withSettings = named !== undefined && !named.includes('headless-shell') ? named : desktop

/** The same for a Chromium that has settings, which the one without windows has not; undefined where there is none. */
export const desktopOptions: LaunchOptions | undefined =
  withSettings === undefined ? undefined : { ...launchOptions, executablePath: withSettings }
