import type { PageDocument } from '@crossbook/contract'
import { showDevelopment } from '../development/showDevelopment'
import { createShownFallbacks } from '../fallback-builds/shownFallbacks'
import { startFederation } from '../federation/startFederation'
import { openLoader } from './openLoader'
import { chosenPage } from '../mixes/chosenPage'
import { nextTask } from '../page/nextTask'
import { readPageDocument } from '../page/readPageDocument'
import { showStartFailure } from '../page/showStartFailure'
import { startSite } from './startSite'

/** Starts the site from the document that the page inlines, or says that it cannot. */
export async function begin() {
  const page = readPageDocument(document)
  if (page.ok) await start(page.value)
  else showStartFailure(page.problem)
}

async function start(own: PageDocument) {
  await nextTask()
  const parts = { federation: startFederation(own), fallbacks: createShownFallbacks() }
  showDevelopment(own)
  await nextTask()
  chosenPage(own, parts, (shown) => startSite(shown, openLoader(shown, parts)))
}
