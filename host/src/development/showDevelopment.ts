import type { PageDocument } from '@crossbook/contract'
import { appsUnderDevelopment } from '../federation/isUnderDevelopment'

/** Says above the site which apps come from the developer's server; a production build has lost this to the minifier. */
export function showDevelopment(page: PageDocument) {
  if (process.env.NODE_ENV !== 'production') {
    const apps = appsUnderDevelopment(page, location)
    if (apps.length > 0)
      void import(/* webpackChunkName: "development-banner" */ './DevelopmentBanner').then(
        ({ showDevelopmentBanner }) => showDevelopmentBanner(apps),
      )
  }
}
