import { render } from '@testing-library/react'
import { color } from '../tokens'
import { ShareBar } from './ShareBar'

/** The part of the bar that is filled. */
const filled = (container: HTMLElement) => container.querySelector('rect:last-of-type')

describe('the bar of a share', () => {
  it('is filled to that share of its length, in the accent colour by default', () => {
    const { container, rerender } = render(<ShareBar percent={51.1} />)
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 100 4')
    expect(filled(container)).toHaveAttribute('width', '51.1')
    expect(filled(container)).toHaveStyle({ fill: color.accent })

    rerender(<ShareBar percent={0} tone="warn" />)
    expect(filled(container)).toHaveAttribute('width', '0')
    expect(filled(container)).toHaveStyle({ fill: color.warn })
  })

  it('is hidden from screen readers, because the figure is next to it', () => {
    const { container } = render(<ShareBar percent={51.1} />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })
})
