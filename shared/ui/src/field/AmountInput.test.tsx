import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { AmountInput } from './AmountInput'
import { Field } from './Field'

expect.extend(toHaveNoViolations)

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

  it('asks phones for digits, and shows its unit', async () => {
    const { container } = render(
      <Field label="Amount">
        <AmountInput unit="BTC" />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getByText('BTC')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })
})
