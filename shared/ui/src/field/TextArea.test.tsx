import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Field } from './Field'
import { TextArea } from './TextArea'

expect.extend(toHaveNoViolations)

it('a text area is labelled by its field, and three lines high by default', async () => {
  const { container } = render(
    <Field label="Note" help="Only you see it.">
      <TextArea />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('rows', '3')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Only you see it.')
  expect(await axe(container)).toHaveNoViolations()
})
