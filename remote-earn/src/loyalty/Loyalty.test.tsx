import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Loyalty from './Loyalty'

expect.extend(toHaveNoViolations)

const PATH = '/earn/loyalty'

function perksOf(level: string) {
  return within(screen.getByRole('region', { name: level }))
    .getAllByRole('listitem')
    .map((perk) => perk.textContent)
}

describe('Loyalty Perks Program', () => {
  it('shows the levels Silver and VIP Gold with their perks [ERN-61]', () => {
    renderScreen(<Loyalty />, { path: PATH })
    expect(screen.getAllByRole('heading', { level: 2 }).map((level) => level.textContent)).toEqual([
      'Silver',
      'VIP Gold',
    ])
    expect(perksOf('Silver')).toContain('10% fee discount')
    expect(perksOf('VIP Gold')).toEqual(['50% fee discount', 'Priority support', 'Trading signals'])
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Loyalty />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
