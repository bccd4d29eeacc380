import { PAGE_MARKUP, type PageDocument } from '@crossbook/contract'
import { showDevelopment } from '../development/showDevelopment'
import { createShownFallbacks } from '../fallback-builds/shownFallbacks'
import { nameBuilds } from '../federation/nameBuilds'
import { startFederation } from '../federation/startFederation'
import { openLoader } from './openLoader'
import { chosenPage } from '../mixes/chosenPage'
import { nextTask } from '../page/nextTask'
import { readPageDocument } from '../page/readPageDocument'
import { startSite } from './startSite'

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
  await nextTask()
  chosenPage(own, parts, (shown) => {
    nameBuilds(shown.page)
    void startSite(shown, openLoader(shown, parts))
  })
}
