import { render, screen } from '@testing-library/react'
import { Icon } from './Icon'
import { infoIcon } from './iconShapes'

describe('an icon', () => {
  it('that stands alone has a name', () => {
    render(<Icon shape={infoIcon} label="Note" />)
    expect(screen.getByRole('img', { name: 'Note' })).toBeInTheDocument()
  })

  it('beside words is decoration', () => {
    const { container } = render(<Icon shape={infoIcon} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
