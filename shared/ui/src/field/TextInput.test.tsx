import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { TextInput } from './TextInput'

describe('a text input', () => {
  it('tells what is typed into it', async () => {
    const typed = jest.fn()
    render(
      <Field label="Recipient">
        <TextInput onChange={({ target }) => typed(target.value)} />
      </Field>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Recipient' }), 'ada')
    expect(typed).toHaveBeenLastCalledWith('ada')
  })

  it('has room for a sign before what is typed, which is not its name', () => {
    render(
      <Field label="Search">
        <TextInput type="search" leading={<span>sign</span>} />
      </Field>,
    )
    expect(screen.getByText('sign')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
  })
})
