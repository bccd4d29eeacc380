import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { listItems } from '../testing/listItems'
import Airdrops from './Airdrops'

expect.extend(toHaveNoViolations)

const PATH = '/earn/airdrops'

describe('Crypto Airdrops', () => {
  it('shows what an airdrop is worth, until when and for how many [ERN-31]', () => {
    renderScreen(<Airdrops />, { path: PATH })
    const items = listItems()
    expect(items).toHaveLength(5)
    expect(items[0]).toHaveTextContent(
      'Arbitrum OdysseyActive50 ARBValue$81.00Ends31 Mar 2024 16 days leftParticipants12,450',
    )
    expect(items[4]).toHaveTextContent(
      'Flow CommunityCompleted100 FLOWValue$82.45Ended29 Feb 2024Participants34,210',
    )
  })

  it.each([
    ['Arbitrum Odyssey', 'Participate'],
    ['Optimism Builders', 'Coming Soon'],
  ])('gives %s the button %s, enabled and without an effect [ERN-32]', async (name, label) => {
    const { user, container } = renderScreen(<Airdrops />, { path: PATH })
    const button = screen
      .getAllByRole('button', { name: label })
      .find((candidate) => candidate.closest('li')?.textContent.includes(name))
    if (!button) throw new Error(`${name} has no button ${label}`)
    expect(button).toBeEnabled()
    expect(button).toHaveAccessibleDescription(name)
    const before = container.innerHTML
    await user.click(button)
    expect(container.innerHTML).toBe(before)
  })

  it('disables the button of a completed one [ERN-32]', () => {
    renderScreen(<Airdrops />, { path: PATH })
    expect(screen.getByRole('button', { name: 'Completed' })).toBeDisabled()
    expect(screen.getAllByRole('button', { name: 'Participate' })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: 'Coming Soon' })).toHaveLength(2)
  })

  it('names each airdrop in a heading', () => {
    renderScreen(<Airdrops />, { path: PATH })
    for (const item of listItems())
      expect(within(item).getByRole('heading', { level: 2 })).toBeInTheDocument()
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Airdrops />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
