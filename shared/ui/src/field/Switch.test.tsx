import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Switch } from './Switch'

expect.extend(toHaveNoViolations)

describe('a switch', () => {
  it('is switched by a click on its label, and by the space bar', async () => {
    render(<Switch label="Price alerts" />)
    const control = screen.getByRole('switch', { name: 'Price alerts' })
    await userEvent.click(screen.getByText('Price alerts'))
    expect(control).toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    expect(control).not.toBeChecked()
  })

  it('is named by its label, visible or not, and described by its help', async () => {
    const { container } = render(
      <>
        <Switch label="Price alerts" help="On your phone." />
        <Switch label="Alert for BTC" labelHidden />
      </>,
    )
    expect(screen.getByRole('switch', { name: 'Price alerts' })).toHaveAccessibleDescription('On your phone.')
    expect(screen.getByRole('switch', { name: 'Alert for BTC' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })
})
