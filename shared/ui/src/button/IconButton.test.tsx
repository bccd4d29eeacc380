import { screen } from '@testing-library/react'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { closeIcon } from '../icon/iconShapes'
import { IconButton } from './IconButton'

expect.extend(toHaveNoViolations)

describe('a button with an icon only', () => {
  it('has a name, and runs its action on click', async () => {
    const onClick = jest.fn()
    const { user, container } = renderScreen(<IconButton label="Close" shape={closeIcon} onClick={onClick} />)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })
})
