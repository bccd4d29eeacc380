import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Loyalty from './Loyalty'

expect.extend(toHaveNoViolations)

const PATH = '/earn/loyalty'

describe('Loyalty Perks Program', () => {
  it('compares the perks of the levels Silver and VIP Gold in a table [ERN-61]', () => {
    renderScreen(<Loyalty />, { path: PATH })
    const rows = within(screen.getByRole('table', { name: 'Perks by level' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Perk', 'Silver', 'VIP Gold'],
      ['Trading fees', '10% fee discount', '50% fee discount'],
      ['Support', 'E-mail support within 24 hours', 'Priority support'],
      ['Signals', '—Not included', 'Trading signals'],
    ])
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Loyalty />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
