import { color } from '@crossbook/ui'
import { render } from '@testing-library/react'
import { DayLine } from './DayLine'

const stroke = (container: Element) => getComputedStyle(container.querySelector('path') ?? container).stroke

describe('the line of the last day', () => {
  it('has the colour of the change next to it', () => {
    expect(stroke(render(<DayLine symbol="BTC" />).container)).toBe(color.up)
    expect(stroke(render(<DayLine symbol="DOGE" />).container)).toBe(color.down)
  })

  it('draws as many points as the day has hours and a first one, in the size that it is given', () => {
    const { container } = render(<DayLine symbol="BTC" width={80} height={36} />)
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 80 36')
    expect(container.querySelector('path')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(25)
  })
})
