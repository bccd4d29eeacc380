/** @jest-environment node */
import { SITE_PATHS } from '@crossbook/contract'

describe('the paths of the site', () => {
  it('are each written once', () => {
    const paths = Object.values<string>(SITE_PATHS)
    expect(paths).toContain('/trading/spot')
    expect(paths).toEqual([...new Set(paths)])
  })
})
