import { failure, type Result, success } from '@crossbook/contract'
import type { LaunchOptions } from 'playwright-core'
import { chromiumAbsent, installedChromium, namedChromium } from '../chromium/installedChromium.mjs'

/** What the walk and the browser tests start the system's Chromium with, without the background requests of a desktop browser. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * How the browser tests start Chromium with this program. They do without its sandbox, which not every machine has: they open pages of
 * this repository alone, whose code runs in other tests without one.
 */
export function chromiumOptions(executablePath: string): LaunchOptions {
  return { executablePath, args: ARGUMENTS, chromiumSandbox: false }
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
