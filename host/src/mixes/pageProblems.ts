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

/** What builds are checked against before they run in a page. */
export interface TrialSite {
  host: PageDocument['host']
  /** Versions of the shared modules that the host provides, by request. */
  provides: ReadonlyMap<string, string>
}

/** What speaks against these remotes in this page: the rules of promotion, asked of the host that is running. */
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
