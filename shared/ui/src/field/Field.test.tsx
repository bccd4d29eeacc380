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

  it('says first what is wrong, and then how to do it right', () => {
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

  it('says its label to those who cannot see it where it is hidden', async () => {
    const { container } = render(
      <Field label="Search" labelHidden>
        <TextInput type="search" />
      </Field>,
    )
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has room for a figure beside its label', () => {
    render(
      <Field label="Amount" aside="Balance: 0.5 BTC">
        <TextInput />
      </Field>,
    )
    expect(screen.getByText('Balance: 0.5 BTC')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
  })
})
