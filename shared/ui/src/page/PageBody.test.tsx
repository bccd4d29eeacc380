import { render, screen } from '@testing-library/react'
import { PageBody } from './PageBody'

it('a form has a narrower page than a table', () => {
  render(
    <>
      <PageBody>A table</PageBody>
      <PageBody width="form">A form</PageBody>
    </>,
  )
  const widthOf = (text: string) => getComputedStyle(screen.getByText(text)).maxWidth
  expect(widthOf('A table')).not.toBe(widthOf('A form'))
  expect(widthOf('A table')).toContain('var(--cb-size-content)')
})
