import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { SegmentedControl } from './SegmentedControl'
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

function Timeframe() {
  const [hours, setHours] = useState<'1h' | '24h'>('1h')
  return (
    <SegmentedControl
      label="Timeframe"
      options={[
        { value: '1h', label: '1h' },
        { value: '24h', label: '24h' },
      ]}
      value={hours}
      onChange={setHours}
    />
  )
}

describe('tabs', () => {
  it('show the panel of the one that is pressed, which is named by it', async () => {
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

describe('a segmented control', () => {
  it('has one pressed button of a named group', async () => {
    const { container } = render(<Timeframe />)
    expect(screen.getByRole('group', { name: 'Timeframe' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '24h' }))
    expect(screen.getByRole('button', { name: '24h', pressed: true })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '1h', pressed: false })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is one stop for the tab key, and the arrow keys choose', async () => {
    render(<Timeframe />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: '24h', pressed: true })).toHaveFocus()
  })
})
