import { renderScreen } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { withTicker } from '../testing/tradingTicker'
import { AlertForm } from './AlertForm'

it('takes a price near the current one, on the side where it lies', async () => {
  const dispatch = jest.fn()
  const { user } = renderScreen(
    withTicker(<AlertForm dispatch={dispatch} symbolField={{ current: null }} />),
    { path: '/features/alerts' },
  )
  const step = (label: string) =>
    within(screen.getByRole('group', { name: 'Near the current price' })).getByRole('button', { name: label })
  expect(step('+5%')).toBeDisabled()
  await user.type(screen.getByRole('combobox', { name: 'Coin symbol' }), 'eth')
  await user.click(step('−10%'))
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('2178.45')
  expect(screen.getByRole('combobox', { name: 'Condition' })).toHaveValue('below')
  await user.click(step('+5%'))
  await user.click(screen.getByRole('button', { name: 'Create alert' }))
  const draft = { symbol: 'eth', condition: 'above', price: '2541.53' }
  expect(dispatch).toHaveBeenCalledWith({ kind: 'create', draft })
})
