import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { useState } from 'react'
import { DecimalField } from './DecimalField'

expect.extend(toHaveNoViolations)

/** Replaces a screen: one comma has two readings, letters have none. */
function read(text: string) {
  if (/^\d+,\d{3}$/.test(text))
    return { error: 'Use a point.', readings: [text.replace(',', ''), text.replace(',', '.')] }
  return { error: /[a-z]/.test(text) ? 'Use digits.' : undefined, readings: [] }
}

function Form({ typed }: { typed?: (text: string) => void }) {
  const [text, setText] = useState('')
  const change = (next: string) => {
    setText(next)
    typed?.(next)
  }
  return <DecimalField label="Amount" unit="BTC" value={text} onChange={change} reading={read(text)} />
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })

describe('a field for a typed amount', () => {
  it('asks phones for their decimal keypad and shows its unit', () => {
    render(<Form />)
    expect(amount()).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getByText('BTC')).toBeVisible()
  })

  it('offers and announces both readings, and takes the chosen one by keyboard', async () => {
    const { container } = render(<Form />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(amount(), '1,250')
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription('Use a point.')
    expect(screen.getByRole('status')).toHaveTextContent('Did you mean1250or1.250')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Use 1250' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(amount()).toHaveValue('1.250')
    expect(amount()).toHaveFocus()
    expect(amount()).toBeValid()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('keeps amounts out of page translation, each as the only text of its element', async () => {
    render(<Form />)
    await userEvent.type(amount(), '1,250')
    expect(screen.getByText('1.250')).toHaveAttribute('translate', 'no')
    expect(screen.getByText('1.250').childNodes).toHaveLength(1)
  })

  it('shows no error while an input method composes', () => {
    render(<Form />)
    fireEvent.compositionStart(amount())
    fireEvent.change(amount(), { target: { value: 'ni' } })
    expect(amount()).toBeValid()
    fireEvent.compositionEnd(amount())
    expect(amount()).toBeInvalid()
    expect(screen.getByText('Use digits.')).toBeVisible()
  })

  it('leaves the text of an input method alone until it is composed', () => {
    const typed = jest.fn()
    render(<Form typed={typed} />)
    fireEvent.compositionStart(amount())
    fireEvent.change(amount(), { target: { value: '1\u200b2' } })
    expect(typed).toHaveBeenLastCalledWith('1\u200b2')
  })

  it('drops hidden characters, so that the shown text is the value', async () => {
    render(<Form />)
    await userEvent.click(amount())
    await userEvent.paste('\u202e0.\u200b52\ufeff')
    expect(amount()).toHaveValue('0.52')
  })
})
