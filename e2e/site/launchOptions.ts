import { chromiumOptions, findProgram, installedChromium, installedFirefox } from '@crossbook/verification'
import type { LaunchOptions, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

const program = findProgram(process.env, 'The browser tests need')
if (!program.ok) throw new Error(`${program.problem} npm test installs it where it can.`)

/** The launch options of every test's browser: the system's Chromium, without the background requests of a desktop browser. */
export const launchOptions: LaunchOptions = chromiumOptions(program.value)

const named = process.env.CHROMIUM_PATH
const { desktop } = installedChromium()
const withSettings = named !== undefined && !named.includes('headless-shell') ? named : desktop

/** The same for a Chromium with settings, which the headless shell lacks; undefined if none is installed. */
export const desktopOptions: LaunchOptions | undefined =
  withSettings === undefined ? undefined : { ...launchOptions, executablePath: withSettings }

const firefoxProgram = installedFirefox()

/** A page of a single site needs a single process: starting more of them took a fifth of the time of a journey. */
const FEW_PROCESSES = {
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
}

/** Settings of Playwright for the system's own Firefox, which it controls by WebDriver BiDi. Undefined if none is installed. */
export const firefox =
  firefoxProgram === undefined
    ? undefined
    : ({
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefoxProgram, firefoxUserPrefs: FEW_PROCESSES },
      } satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>)
