import { failure, type Result, success } from '@crossbook/contract'
import type { LaunchOptions } from 'playwright-core'
import { chromiumAbsent, installedChromium, namedChromium } from '../chromium/installedChromium.mjs'

/** Arguments of Chromium for `verify` and the browser tests: no background requests. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Returns the browser tests' launch options for this Chromium program. The sandbox is off, because not every machine supports it. The tests
 * open only this repository's pages, whose code also runs without a sandbox in other tests.
 */
export function chromiumOptions(executablePath: string): LaunchOptions {
  return { executablePath, args: ARGUMENTS, chromiumSandbox: false }
}

/** Returns the path of Chromium: the one that CHROMIUM_PATH names, or else an installed one. Fails with a message when it is missing. */
export function findProgram(
  environment: Readonly<Partial<Record<string, string>>>,
  who: string,
): Result<string, string> {
  const program = namedChromium(environment)
  if (program) return program.ok ? success(program.path) : failure(program.problem)
  const { shell, desktop } = installedChromium()
  const found = shell ?? desktop
  return found === undefined ? failure(chromiumAbsent(who)) : success(found)
}
