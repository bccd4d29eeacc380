import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Checkbox } from './Checkbox'

expect.extend(toHaveNoViolations)

describe('a checkbox', () => {
  it('is ticked by a click on its label', async () => {
    render(<Checkbox label="I accept the terms" />)
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).not.toBeChecked()
    await userEvent.click(screen.getByText('I accept the terms'))
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
  })

  it('shows its error', async () => {
    const { container } = render(<Checkbox label="I accept the terms" error="Please accept the terms." />)
    const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' })
    expect(checkbox).toBeInvalid()
    expect(checkbox).toHaveAccessibleDescription('Please accept the terms.')
    expect(await axe(container)).toHaveNoViolations()
  })
})
