import { PAGE_MARKUP } from '@crossbook/contract'
import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'react-router'

/**
 * The router's link. One that hands its page something besides the address says so in its markup: pressed before the site has
 * started it waits for that, because the browser alone would go there without.
 */
export function Link(link: ComponentPropsWithRef<typeof RouterLink>) {
  return <RouterLink {...link} {...{ [PAGE_MARKUP.handsOver]: link.state === undefined ? undefined : '' }} />
}
