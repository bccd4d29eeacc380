import type { renderScreen } from '@crossbook/testing'
import { screen } from '@testing-library/react'

/** Chooses a market in the list of a trading page, which is in the page at every width. */
export function chooseMarket(user: ReturnType<typeof renderScreen>['user'], pair: string) {
  return user.click(screen.getByText(pair, { selector: 'li button *' }))
}
