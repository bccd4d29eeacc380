import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Field } from './Field'
import { PasswordInput } from './PasswordInput'

expect.extend(toHaveNoViolations)

it('a password is hidden until the visitor wants to see it', async () => {
  const { container } = render(
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
  expect(await axe(container)).toHaveNoViolations()
})
