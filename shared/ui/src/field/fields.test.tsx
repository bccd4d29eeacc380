import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { AmountInput } from './AmountInput'
import { Checkbox } from './Checkbox'
import { CoinOption } from './CoinOption'
import { Field } from './Field'
import { PasswordInput } from './PasswordInput'
import { Select } from './Select'
import { Switch } from './Switch'
import { TextArea } from './TextArea'
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

  it('labels every kind of control', async () => {
    const { container } = render(
      <>
        <Field label="Coin">
          <Select>
            <CoinOption symbol="BTC">BTC · Bitcoin</CoinOption>
          </Select>
        </Field>
        <Field label="Amount" aside="Balance: 0.5 BTC">
          <AmountInput unit="BTC" onMax={jest.fn()} />
        </Field>
        <Field label="Note">
          <TextArea />
        </Field>
        <Field label="Password">
          <PasswordInput />
        </Field>
        <Field label="Search" labelHidden>
          <TextInput type="search" />
        </Field>
        <Checkbox label="I accept the terms" error="Please accept the terms." />
        <Switch label="Price alerts" help="On your phone." />
        <Switch label="Alert for BTC" labelHidden />
      </>,
    )
    expect(screen.getByRole('combobox', { name: 'Coin' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('rows', '3')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Please accept the terms.',
    )
    expect(screen.getByRole('switch', { name: 'Price alerts' })).toHaveAccessibleDescription('On your phone.')
    expect(screen.getByRole('switch', { name: 'Alert for BTC' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('an amount', () => {
  it('is the text that was typed, to the last digit', async () => {
    render(
      <Field label="Amount">
        <AmountInput />
      </Field>,
    )
    await userEvent.type(screen.getByLabelText('Amount'), '0.10000000000000000001')
    expect(screen.getByLabelText('Amount')).toHaveValue('0.10000000000000000001')
  })

  it('can be filled with all there is', async () => {
    const onMax = jest.fn()
    render(
      <Field label="Amount">
        <AmountInput onMax={onMax} />
      </Field>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Max' }))
    expect(onMax).toHaveBeenCalledTimes(1)
  })
})

it('a password is hidden until the visitor wants to see it', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="hunter2" />
    </Field>,
  )
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
  expect(password).toHaveValue('hunter2')
})

it('a switch is turned by pressing its words, and by the space bar', async () => {
  render(<Switch label="Price alerts" />)
  const control = screen.getByRole('switch', { name: 'Price alerts' })
  await userEvent.click(screen.getByText('Price alerts'))
  expect(control).toBeChecked()
  control.focus()
  await userEvent.keyboard(' ')
  expect(control).not.toBeChecked()
})
