import { StartProblem } from '@crossbook/release-cli'
import { isLoopback, readConfiguration } from '@crossbook/releases'
import type { Environment } from '@crossbook/store'

/** Pages of a site under development take files that no release pins, so nobody else may be served any: throws a StartProblem. */
export function readLocalConfiguration(environment: Environment, command: string) {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  const { host, siteUrl: url } = configuration.value
  if (!isLoopback(host) || (url !== undefined && !isLoopback(new URL(url).hostname)))
    throw new StartProblem(`${command} serves this machine only: leave HOST and SITE_URL out.`)
  return configuration.value
}
