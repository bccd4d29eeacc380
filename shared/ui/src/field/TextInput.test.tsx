import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { TextInput } from './TextInput'

describe('a text input', () => {
  it('reports the typed text', async () => {
    const typed = jest.fn()
    render(
      <Field label="Recipient">
        <TextInput onChange={({ target }) => typed(target.value)} />
      </Field>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Recipient' }), 'ada')
    expect(typed).toHaveBeenLastCalledWith('ada')
  })

  it('shows a sign before the text, which is not part of its name', () => {
    render(
      <Field label="Search">
        <TextInput type="search" leading={<span>sign</span>} />
      </Field>,
    )
    expect(screen.getByText('sign')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
  })
})
