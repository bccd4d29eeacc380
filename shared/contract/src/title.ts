/** Name of the product in titles. */
export const SITE_NAME = 'Crossbook'

/** Title of a page's document: `Spot Trading · Crossbook`; the landing page puts the name first, its row's title is the tagline. */
export function documentTitle(path: string, title: string) {
  return path === '/' ? `${SITE_NAME} · ${title}` : `${title} · ${SITE_NAME}`
}
