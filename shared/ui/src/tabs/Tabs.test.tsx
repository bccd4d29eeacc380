import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Tabs } from './Tabs'

expect.extend(toHaveNoViolations)

const SETTINGS = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'notifications', label: 'Notifications' },
] as const

function Settings() {
  const [tab, setTab] = useState<(typeof SETTINGS)[number]['value']>('profile')
  return (
    <Tabs label="Settings" tabs={SETTINGS} value={tab} onChange={setTab}>
      <p>This is {tab}</p>
    </Tabs>
  )
}

describe('tabs', () => {
  it('show the panel of the clicked tab, which is named by its tab', async () => {
    const { container } = render(<Settings />)
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('This is security')
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('are one stop for the tab key, and the arrow keys go round', async () => {
    render(<Settings />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Notifications' })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('This is notifications')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Notifications' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
