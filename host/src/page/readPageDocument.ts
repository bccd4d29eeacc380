import { checkPageDocument, PAGE_MARKUP, type Checked, type PageDocument } from '@crossbook/contract'

/** Reads and checks the document that the page inlines: release, routes, integrity, settings. */
export function readPageDocument(page: Document): Checked<PageDocument> {
  const text = page.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent
  if (!text) return { ok: false, problem: 'Page document: the page holds none' }
  try {
    return checkPageDocument(JSON.parse(text))
  } catch {
    return { ok: false, problem: 'Page document: not valid JSON' }
  }
}
