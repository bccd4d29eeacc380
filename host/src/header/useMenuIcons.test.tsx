import { renderScreen } from '@crossbook/testing'
import { chartIcon } from '@crossbook/ui'
import { screen, waitFor } from '@testing-library/react'
import { headerMenus } from '@crossbook/contract'
import { MenuBar } from './MenuBar'

let mockIsOffline = false

jest.mock('./menuIcons', () => {
  if (mockIsOffline) throw new Error('could not be loaded')
  return jest.requireActual<object>('./menuIcons')
})

const MENUS = headerMenus([
  {
    screens: [
      { path: '/trading/charts', menu: { group: 'Trading', label: 'Charts', order: 1, icon: 'chart' } },
    ],
  },
])

const icon = () => screen.getByRole('link', { name: 'Charts' }).closest('li')?.querySelector('svg')
const shape = () => icon()?.querySelector('path')?.getAttribute('d')

it('a menu whose icons cannot be loaded opens with their space, and draws them once they arrive', async () => {
  mockIsOffline = true
  const { user } = renderScreen(<MenuBar menus={MENUS} />)
  const button = screen.getByRole('button', { name: 'Trading' })
  await user.click(button)
  expect(screen.getByRole('link', { name: 'Charts' })).toBeVisible()
  expect(icon()).toHaveAttribute('width', '1.25rem')
  expect(shape()).toBe('')

  mockIsOffline = false
  await user.unhover(button)
  await user.hover(button)
  await waitFor(() => expect(shape()).toBe(chartIcon))
})
