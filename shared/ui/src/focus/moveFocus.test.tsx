import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moveFocus, type Axis } from './moveFocus'

const COINS = ['Bitcoin', 'Ethereum', 'Solana']

function Coins({ axis }: { axis: Axis }) {
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      onKeyDown={(event) => {
        moveFocus(event, screen.getAllByRole('button'), axis)
      }}
    >
      {COINS.map((coin) => (
        <button key={coin} type="button">
          {coin}
        </button>
      ))}
    </div>
  )
}

/** Types keys while a coin has the focus, and returns the coin that has the focus afterwards. */
async function press(keys: string, axis: Axis, from = 'Bitcoin') {
  render(<Coins axis={axis} />)
  screen.getByText(from).focus()
  await userEvent.keyboard(keys)
  return document.activeElement?.textContent
}

describe('the focus in a list', () => {
  it.each([
    ['{ArrowRight}', 'horizontal', 'Ethereum'],
    ['{ArrowLeft}', 'horizontal', 'Solana'],
    ['{ArrowDown}', 'horizontal', 'Bitcoin'],
    ['{ArrowDown}', 'vertical', 'Ethereum'],
    ['{ArrowUp}', 'vertical', 'Solana'],
    ['{ArrowRight}', 'vertical', 'Bitcoin'],
    ['{ArrowRight}{ArrowDown}', 'both', 'Solana'],
    ['{ArrowLeft}{ArrowUp}', 'both', 'Ethereum'],
    ['{End}', 'both', 'Solana'],
    ['{ArrowRight}{Home}', 'both', 'Bitcoin'],
  ] as const)('goes by %s, in a %s one, to %s', async (keys, axis, coin) => {
    expect(await press(keys, axis)).toBe(coin)
  })

  it('begins at an end when the list has it and none of its items', async () => {
    render(<Coins axis="vertical" />)
    screen.getByRole('toolbar').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: 'Solana' })).toHaveFocus()
  })

  it.each(['{Alt>}{ArrowRight}{/Alt}', '{Control>}{End}{/Control}', 'x'])('stays at %s', async (keys) => {
    expect(await press(keys, 'both')).toBe('Bitcoin')
  })
})
