import { StartProblem } from '@crossbook/release-cli'
import { isLoopback, readConfiguration } from '@crossbook/releases'
import type { Environment } from '@crossbook/store'

/**
 * Reads the configuration. Throws a StartProblem unless it serves this machine only: pages of a site under development use files that no
 * release pins, so other machines must not receive them.
 */
export function readLocalConfiguration(environment: Environment, command: string) {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  const { host, siteUrl: url } = configuration.value
  if (!isLoopback(host) || (url !== undefined && !isLoopback(new URL(url).hostname)))
    throw new StartProblem(`${command} serves this machine only: unset HOST and SITE_URL.`)
  return configuration.value
}
