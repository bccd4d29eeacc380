import { PAGE_MARKUP, type PageDocument } from '@crossbook/contract'
import { showDevelopment } from '../development/showDevelopment'
import { createShownFallbacks } from '../fallback-builds/shownFallbacks'
import { nameBuilds } from '../federation/nameBuilds'
import { startFederation } from '../federation/startFederation'
import { chosenPage, type ShownPage } from '../mixes/chosenPage'
import { faultMessage } from '../modules/fault'
import type { LoadModule } from '../modules/moduleAddress'
import { retry, withTimeout } from '../modules/tries'
import { keepFonts } from './keepFonts'
import { nextTask } from '../page/nextTask'
import { readPageDocument } from '../page/readPageDocument'
import { whenIdle } from '../reports/whenIdle'
import { openFirst } from './openFirst'
import { openLoader } from './openLoader'

/** Starts the site from its page document; what it throws is seen and told by the page's own watch. */
export async function begin() {
  await start(await readPageDocument(document))
}

async function start(own: PageDocument) {
  await nextTask()
  const parts = { federation: startFederation(own), fallbacks: createShownFallbacks() }
  showDevelopment(own)
  // What is waited for from here on has a time limit of its own.
  document.documentElement.setAttribute(PAGE_MARKUP.hostRuns, '')
  const site = bringSite()
  await nextTask()
  chosenPage(own, parts, (shown) => void show(shown))

  /** The screen is on its way while what renders it arrives. */
  async function show(shown: ShownPage) {
    nameBuilds(shown.page)
    const hostModules: LoadModule = async (address) => (await site).hostModules(address)
    const loader = openLoader(shown, { ...parts, hostModules })
    const first = openFirst(shown.page, loader)
    const { startSite } = await site
    await nextTask()
    await startSite(shown, loader, first, parts.federation.styles)
    whenIdle(() => void keepFonts(document))
  }
}

/** What renders, evaluated; tried again as the modules of screens are. Without it the host runs no more, of which its watch tells the visitor. */
function bringSite() {
  return withTimeout((expired) =>
    retry(async () => {
      const { evaluateSite } = await import(/* webpackChunkName: "site" */ './site')
      return evaluateSite()
    }, expired),
  ).catch((error: unknown) => {
    document.documentElement.removeAttribute(PAGE_MARKUP.hostRuns)
    throw new Error(`What renders the site could not be loaded: ${faultMessage(error)}`, { cause: error })
  })
}
