import type { PageDocument } from '@crossbook/contract'
import { appsUnderDevelopment } from '../federation/isUnderDevelopment'

/** Shows above the site which apps come from the developer's server. The minifier removes this from a production build. */
export function showDevelopment(page: PageDocument) {
  if (process.env.NODE_ENV !== 'production') {
    const apps = appsUnderDevelopment(page, location)
    if (apps.length > 0)
      void import(/* webpackChunkName: "development-banner" */ './DevelopmentBanner').then(
        ({ showDevelopmentBanner }) => showDevelopmentBanner(apps),
      )
  }
}
