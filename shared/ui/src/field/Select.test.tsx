import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { CoinOption } from './CoinOption'
import { Field } from './Field'
import { Select } from './Select'

expect.extend(toHaveNoViolations)

describe('a select', () => {
  it('is labelled by its field and chooses one of its options', async () => {
    const onChange = jest.fn()
    const { container } = render(
      <Field label="Coin">
        <Select onChange={({ target }) => onChange(target.value)}>
          <CoinOption symbol="BTC">BTC · Bitcoin</CoinOption>
          <CoinOption symbol="ETH">ETH · Ethereum</CoinOption>
        </Select>
      </Field>,
    )
    const coin = screen.getByRole('combobox', { name: 'Coin' })
    expect(coin).toHaveValue('BTC')
    await userEvent.selectOptions(coin, 'ETH')
    expect(onChange).toHaveBeenCalledWith('ETH')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows its error', () => {
    render(
      <Field label="To" error="Choose two different coins.">
        <Select>
          <CoinOption symbol="BTC">BTC</CoinOption>
        </Select>
      </Field>,
    )
    expect(screen.getByRole('combobox', { name: 'To' })).toBeInvalid()
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription(
      'Choose two different coins.',
    )
  })
})
