import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { ChangeText } from './ChangeText'
import { DescriptionItem, DescriptionList } from './DescriptionList'
import { PauseButton } from './PauseButton'
import { SampleDataNote } from './SampleDataNote'
import { Sparkline } from './Sparkline'
import { sparklinePath } from './sparklinePath'
import { Stat, StatGrid } from './StatGrid'

expect.extend(toHaveNoViolations)

it('a change shows its text, with an arrow unless nothing moved', () => {
  const { container } = render(
    <>
      <ChangeText change={{ text: '+2.45%', direction: 'up' }} />
      <ChangeText change={{ text: '−1.20%', direction: 'down' }} />
      <ChangeText change={{ text: '0.00%', direction: 'flat' }} />
    </>,
  )
  expect(screen.getByText('+2.45%')).toHaveStyle({ color: 'var(--cb-up)' })
  expect(screen.getByText('−1.20%')).toHaveStyle({ color: 'var(--cb-down)' })
  expect(screen.getByText('0.00%')).toHaveStyle({ color: 'var(--cb-text-2)' })
  expect(container.querySelectorAll('svg')).toHaveLength(2)
})

it('fees and figures are lists of terms and values', async () => {
  const { container } = render(
    <>
      <DescriptionList>
        <DescriptionItem term="Network fee">0.00050000 BTC</DescriptionItem>
        <DescriptionItem term="You will receive" strong>
          0.49950000 BTC
        </DescriptionItem>
      </DescriptionList>
      <StatGrid>
        <Stat label="24h volume" note="All pairs">
          $28.5B
        </Stat>
      </StatGrid>
      <SampleDataNote />
    </>,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Network fee',
    'You will receive',
    '24h volume',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '0.00050000 BTC',
    '0.49950000 BTC',
    '$28.5B',
    'All pairs',
  ])
  expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it.each([
  [false, 'Pause price updates', true],
  [true, 'Resume price updates', false],
])('a pause button (paused: %s) says what it does', async (paused, name, next) => {
  const onChange = jest.fn()
  const { rerender } = render(<PauseButton paused={paused} onChange={onChange} subject="price updates" />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange).toHaveBeenCalledWith(next)
  for (const iconOnly of [true, 'onPhone'] as const) {
    rerender(<PauseButton paused={paused} onChange={onChange} subject="price updates" iconOnly={iconOnly} />)
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  }
})

describe('a sparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top', () => {
    expect(sparklinePath([1, 3, 2], 100, 20)).toBe('M2 18L50 2L98 10')
  })

  it('runs through the middle when nothing moved', () => {
    expect(sparklinePath([5, 5], 100, 20)).toBe('M2 10L98 10')
  })

  it('of a single figure is no line', () => {
    expect(sparklinePath([5], 100, 20)).toBe('')
  })

  it('has a name where it stands alone', () => {
    render(<Sparkline values={[1, 2]} tone="up" label="Last seven days, rising" />)
    expect(screen.getByRole('img', { name: 'Last seven days, rising' })).toBeInTheDocument()
  })
})
