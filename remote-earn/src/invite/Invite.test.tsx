import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import { listItems } from '../testing/listItems'
import Invite from './Invite'

expect.extend(toHaveNoViolations)

const PATH = '/earn/invite'

describe('Invite & Earn', () => {
  it('shows the three reward tiers [ERN-21]', () => {
    renderScreen(<Invite />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: 'Invite & Earn' })).toBeInTheDocument()
    expect(listItems().map((item) => item.textContent)).toEqual([
      'Standard$25per invited friend',
      'Premium$50per invited friend',
      'VIP$100per invited friend',
    ])
  })

  it('shows the statistics of the referral program and leads there [ERN-22]', () => {
    renderScreen(<Invite />, { path: PATH })
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '8',
      '6',
      '$150.00',
      '$50.00',
    ])
    expect(screen.getByRole('link', { name: 'Get your invite link' })).toHaveAttribute(
      'href',
      '/features/referral',
    )
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Invite />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
