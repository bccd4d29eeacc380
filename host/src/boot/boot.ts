import { PAGE_MARKUP } from '@crossbook/contract'
import { showDevelopment } from '../development/showDevelopment'
import { createShownFallbacks } from '../fallback-builds/shownFallbacks'
import { nameBuilds } from '../federation/nameBuilds'
import { startFederation } from '../federation/startFederation'
import { chooseVersions } from '../mixes/chooseVersions'
import { createLoader } from './createLoader'
import { mountSite } from './mountSite'
import { readPageDocument } from './readPageDocument'

/**
 * Starts the site in its page. The page's own watchdog catches and reports its exceptions.
 *
 * 1. Read the page's document, which describes its release.
 * 2. Start federation: from now on only files of the release run.
 * 3. Choose the versions to show: the page's own, or those of a mix.
 * 4. Create the loader of screens, with fallback builds and fault reports.
 * 5. Mount the site: it hydrates the prerendered page, and the screen once its module has arrived.
 */
export async function boot() {
  const own = await readPageDocument(document)
  const federation = startFederation(own)
  const fallbacks = createShownFallbacks()
  showDevelopment(own)
  // The following waits have their own time limits.
  document.documentElement.setAttribute(PAGE_MARKUP.hostRuns, '')
  const shown = await chooseVersions(own, federation, fallbacks)
  nameBuilds(shown.page)
  const loader = createLoader(shown, federation, fallbacks)
  mountSite(shown, loader, federation.styles)
}
