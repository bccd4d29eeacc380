import { renderScreen } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import Arbitrage from './arbitrage/Arbitrage'
import Heatmap from './heatmap/Heatmap'

const SCREENS: readonly [string, ComponentType][] = [
  ['/tools/arbitrage', Arbitrage],
  ['/tools/heatmap?view=table', Heatmap],
]

it.each(SCREENS)("the rows of %s lead to their coin's chart, as everywhere on the site", (path, Screen) => {
  renderScreen(<Screen />, { path })
  expect(screen.getByRole('link', { name: 'Chart of Ethereum' })).toHaveAttribute(
    'href',
    '/trading/charts?asset=ETH',
  )
})
