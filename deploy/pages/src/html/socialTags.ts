import { documentTitle } from '@crossbook/contract'
import { PICTURES, SHARED_PICTURE } from '@crossbook/web-files'
import { tag } from './html'
import type { SiteRoute } from './siteRoutes'

/** Open Graph tags for previews of a link. They contain a picture only where the site's address is known, because its URL must be absolute. */
export function socialTags({ path, title, description }: SiteRoute, origin: string | undefined) {
  const { width, height } = PICTURES[SHARED_PICTURE]
  const tags = {
    'og:site_name': 'Crossbook',
    'og:type': 'website',
    'og:title': documentTitle(path ?? '', title),
    'og:description': description,
    ...(origin !== undefined && {
      'og:url': `${origin}${path ?? ''}`,
      'og:image': `${origin}/${SHARED_PICTURE}`,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': 'Crossbook',
    }),
  }
  return [
    ...Object.entries(tags).map(([property, content]) => tag('meta', { property, content })),
    ...(origin === undefined ? [] : [tag('meta', { name: 'twitter:card', content: 'summary_large_image' })]),
  ]
}
