import { render, screen } from '@testing-library/react'
import { Sparkline } from './Sparkline'

describe('a sparkline', () => {
  it('has a name where it stands alone', () => {
    render(<Sparkline values={[1, 2]} tone="up" label="Last seven days, rising" />)
    expect(screen.getByRole('img', { name: 'Last seven days, rising' })).toBeInTheDocument()
  })

  it('is decoration beside a figure', () => {
    const { container } = render(<Sparkline values={[1, 2]} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
