/** @jest-environment node */
import { heatmapCoins } from './heatmapCoins'
import { SORT_KEYS, sortedCoins } from './heatmapView'
import { treemapLayout, TREEMAP_HEIGHT } from './treemapLayout'

/** Width of the treemap in a window of 320 px, the narrowest that is supported. */
const NARROWEST = 254

describe('the treemap on the narrowest phone', () => {
  it.each(SORT_KEYS)('has tiles of at least 40 by 40 pixels when sorted by %s [TLS-42]', (sort) => {
    for (const { phone } of treemapLayout(sortedCoins(heatmapCoins(), sort))) {
      expect((phone.width / 100) * NARROWEST).toBeGreaterThanOrEqual(40)
      expect((phone.height / 100) * TREEMAP_HEIGHT.phone).toBeGreaterThanOrEqual(40)
    }
  })
})
