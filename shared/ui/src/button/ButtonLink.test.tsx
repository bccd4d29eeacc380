import { screen } from '@testing-library/react'
import { renderScreen } from '@crossbook/testing'
import { ButtonLink } from './ButtonLink'

it('a link that looks like a button goes somewhere', async () => {
  const { user, router } = renderScreen(
    <ButtonLink to="/trading/spot" state={{ selectedPair: 'ETH/USDT' }} variant="primary">
      Trade
    </ButtonLink>,
  )
  await user.click(screen.getByRole('link', { name: 'Trade' }))
  expect(router.state.location).toMatchObject({
    pathname: '/trading/spot',
    state: { selectedPair: 'ETH/USDT' },
  })
})
