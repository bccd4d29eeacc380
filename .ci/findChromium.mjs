import { execFileSync } from 'node:child_process'
import process from 'node:process'
import {
  chromiumAbsent,
  hasAptGet,
  installedChromium,
  namedChromium,
} from '../deploy/verification/chromium/installedChromium.mjs'

/**
 * The path of a Chromium for the browser tests: the one CHROMIUM_PATH names, an installed one, or for root, as in a container,
 * Debian's own package, installed now. No test tool downloads a browser, and nothing becomes root to install one.
 * @returns {{ ok: true, path: string } | { ok: false, problem: string }}
 */
export function findChromium() {
  const named = namedChromium(process.env)
  if (named) return named
  const found = installedChromium().shell ?? installedOrAdded()
  return found ? { ok: true, path: found } : { ok: false, problem: chromiumAbsent('The browser tests need') }
}

/**
 * On a person's machine the browser that is there. A container of continuous integration, where tests are root, gets both: one
 * test changes the settings of a browser, which the one without windows has not.
 */
function installedOrAdded() {
  const { desktop } = installedChromium()
  if (process.getuid?.() !== 0 || !hasAptGet()) return desktop
  // Older Debians and Ubuntu have only the first.
  if (!addFromDebian(['chromium', 'chromium-headless-shell']) && !desktop) addFromDebian(['chromium'])
  const now = installedChromium()
  return now.shell ?? now.desktop
}

/** @param {readonly string[]} packages */
function addFromDebian(packages) {
  console.log(`Installing ${packages.join(', ')} with the system’s package manager`)
  try {
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', ['-qq', ...step], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    return true
  } catch {
    console.log('The package manager could not install them.')
    return false
  }
}
