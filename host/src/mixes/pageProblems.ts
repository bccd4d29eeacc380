import {
  ACCESS_LEVELS,
  CONTRACT_VERSION,
  fitProblems,
  HOST,
  MENU_GROUPS,
  PAGE_MARKUP,
  type FitRemote,
  type PageDocument,
} from '@crossbook/contract'
import { satisfies } from './satisfies'

/** The site that builds are checked against before they run. */
export interface TrialSite {
  host: PageDocument['host']
  /** Versions of the shared modules that the host provides, by request. */
  provides: ReadonlyMap<string, string>
}

/** Why these remotes cannot run in this page: promotion's rules, applied to the running host. */
export function pageProblems(remotes: readonly FitRemote[], { host, provides }: TrialSite) {
  return fitProblems(
    {
      host: {
        name: HOST,
        version: host.version,
        contract: CONTRACT_VERSION,
        markup: PAGE_MARKUP.version,
        screens: Object.keys(host.screens).map((path) => ({ path })),
        provides: Object.fromEntries(provides),
        knows: { access: ACCESS_LEVELS, menuGroups: MENU_GROUPS },
      },
      remotes,
    },
    satisfies,
  )
}
