import { render, screen } from '@testing-library/react'
import { Sparkline } from './Sparkline'

describe('a sparkline', () => {
  it('has a name when it is alone', () => {
    render(<Sparkline values={[1, 2]} tone="up" label="Last seven days, rising" />)
    expect(screen.getByRole('img', { name: 'Last seven days, rising' })).toBeInTheDocument()
  })

  it('is decoration next to a figure', () => {
    const { container } = render(<Sparkline values={[1, 2]} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
