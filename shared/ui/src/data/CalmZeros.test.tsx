import { render } from '@testing-library/react'
import { CalmZeros } from './CalmZeros'

it.each([
  ['0.45200000', '00000'],
  ['12.50000000', '0000000'],
  ['5,250.00000000', '.00000000'],
  ['0.00000000', '.00000000'],
  ['0.12345678', undefined],
  ['1,000', undefined],
  ['—', undefined],
])('of %s the zeros %s stand back, and the text is whole [LST-14]', (figure, zeros) => {
  const { container } = render(<CalmZeros>{figure}</CalmZeros>)
  expect(container).toHaveTextContent(figure)
  expect(container.querySelector('span > span + span')?.textContent).toBe(zeros)
})
