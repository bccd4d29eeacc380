import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Field } from './Field'
import { TextInput } from './TextInput'

expect.extend(toHaveNoViolations)

describe('a field', () => {
  it('gives its label and its help to the control inside', () => {
    render(
      <Field label="Address" help="Double-check it.">
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Double-check it.')
    expect(screen.getByLabelText('Address')).toBeValid()
  })

  it('shows its error before its help', () => {
    render(
      <Field label="Address" help="Double-check it." error="This is too short.">
        <TextInput />
      </Field>,
    )
    expect(screen.getByLabelText('Address')).toBeInvalid()
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(
      'This is too short. Double-check it.',
    )
  })

  it('keeps a hidden label for screen readers', async () => {
    const { container } = render(
      <Field label="Search" labelHidden>
        <TextInput type="search" />
      </Field>,
    )
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows a figure next to its label', () => {
    render(
      <Field label="Amount" aside="Balance: 0.5 BTC">
        <TextInput />
      </Field>,
    )
    expect(screen.getByText('Balance: 0.5 BTC')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
  })
})
