import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useCombobox } from './useCombobox'

const pick = jest.fn()
const send = jest.fn()

function Fruit({ options }: { options: readonly string[] }) {
  const [chosen, onChoose] = useState<number>()
  const { listId, optionId, fieldProps } = useCombobox({ count: options.length, chosen, onChoose })
  return (
    <form action={send}>
      <input aria-label="Fruit" {...fieldProps} />
      {options.length > 0 && (
        <div role="listbox" id={listId} aria-label="Fruits">
          {options.map((option, at) => (
            <div
              key={option}
              id={optionId(at)}
              role="option"
              aria-selected={at === chosen}
              tabIndex={-1}
              onClick={() => pick(option)}
              onKeyDown={undefined}
            >
              {option}
            </div>
          ))}
        </div>
      )}
    </form>
  )
}

const chosen = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent

beforeAll(() => {
  // jsdom has no layout; newer browsers return a promise from scrolling.
  Element.prototype.scrollIntoView = jest.fn().mockResolvedValue(undefined)
})

describe('a combobox', () => {
  it('moves through its options by arrow keys, Home and End, around both ends, and keeps the focus', async () => {
    render(<Fruit options={['apple', 'pear', 'plum']} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('combobox'))
    expect(chosen()).toBeUndefined()
    for (const [key, expected] of [
      ['{ArrowUp}', 'plum'],
      ['{ArrowDown}', 'apple'],
      ['{ArrowDown}', 'pear'],
      ['{End}', 'plum'],
      ['{Home}', 'apple'],
    ] as const) {
      await user.keyboard(key)
      expect(chosen()).toBe(expected)
    }
    expect(screen.getByRole('combobox')).toHaveFocus()
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  })

  it('clicks the chosen option on Enter, and leaves Enter to the form while none is chosen', async () => {
    render(<Fruit options={['apple', 'pear']} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('combobox'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(pick.mock.calls).toEqual([['apple']])
    expect(send).not.toHaveBeenCalled()
  })

  it('is closed while there are no options', () => {
    render(<Fruit options={[]} />)
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-controls')
  })
})
