/** Whether the page stands in an exported folder, without a server: documents are files, nothing moves and nothing can be done. */
export function isExported() {
  return document.querySelector('meta[name="crossbook-console"]')?.getAttribute('content') === 'exported'
}
