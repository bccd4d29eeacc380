import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { SegmentedControl } from './SegmentedControl'

expect.extend(toHaveNoViolations)

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

const choice = (name: string) => screen.getByRole('radio', { name })

describe('a segmented control', () => {
  it('is a named group of choices of which one is made', async () => {
    const { container } = render(<Timeframe />)
    expect(screen.getByRole('radiogroup', { name: 'Timeframe' })).toBeInTheDocument()
    await userEvent.click(choice('24h'))
    expect(choice('24h')).toBeChecked()
    expect(choice('1h')).not.toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is one stop for the tab key: the choice that is made', async () => {
    render(<Timeframe />)
    await userEvent.click(choice('24h'))
    await userEvent.tab()
    expect(document.body).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(choice('24h')).toHaveFocus()
  })

  it('is changed by the arrow keys, which go round', async () => {
    render(<Timeframe />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(choice('24h')).toHaveFocus()
    expect(choice('24h')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    expect(choice('1h')).toHaveFocus()
    expect(choice('1h')).toBeChecked()
  })
})
