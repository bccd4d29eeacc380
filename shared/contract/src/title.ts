/** Name of the product in titles. */
export const SITE_NAME = 'Crossbook'

/**
 * Returns the title of a page's document. On the landing page the product's name comes first.
 *
 * @example
 * documentTitle('/trading/spot', 'Spot Trading') // 'Spot Trading · Crossbook'
 */
export function documentTitle(path: string, title: string) {
  return path === '/' ? `${SITE_NAME} · ${title}` : `${title} · ${SITE_NAME}`
}
