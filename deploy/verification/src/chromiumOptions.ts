import { failure, type Result, success } from '@crossbook/contract'
import type { LaunchOptions } from 'playwright-core'
import { chromiumAbsent, installedChromium, namedChromium } from '../chromium/installedChromium.mjs'

/** The system's Chromium as the walk and the browser tests start it, without the background requests of a desktop browser. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How Chromium is started with this program. */
export function chromiumOptions(executablePath: string): LaunchOptions {
  return { executablePath, args: ARGUMENTS }
}

/** The program of Chromium: the one that CHROMIUM_PATH names, else one that is installed; a sentence where there is none. */
export function findProgram(
  environment: Readonly<Partial<Record<string, string>>>,
  who: string,
): Result<string, string> {
  const named = namedChromium(environment)
  if (named) return named.ok ? success(named.path) : failure(named.problem)
  const { shell, desktop } = installedChromium()
  const found = shell ?? desktop
  return found === undefined ? failure(chromiumAbsent(who)) : success(found)
}
