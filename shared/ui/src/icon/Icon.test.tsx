import { render, screen } from '@testing-library/react'
import { Icon } from './Icon'
import { infoIcon } from './iconShapes'

describe('an icon', () => {
  it('has a name when it is alone', () => {
    render(<Icon shape={infoIcon} label="Note" />)
    expect(screen.getByRole('img', { name: 'Note' })).toBeInTheDocument()
  })

  it('is decoration next to text', () => {
    const { container } = render(<Icon shape={infoIcon} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
