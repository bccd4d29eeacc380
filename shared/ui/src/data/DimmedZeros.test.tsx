import { render } from '@testing-library/react'
import { DimmedZeros } from './DimmedZeros'

it.each([
  ['0.45200000', '00000'],
  ['12.50000000', '0000000'],
  ['5,250.00000000', '.00000000'],
  ['0.00000000', '.00000000'],
  ['0.12345678', undefined],
  ['1,000', undefined],
  ['—', undefined],
])('in %s the zeros %s are dimmed, and the text is whole [LST-14]', (figure, zeros) => {
  const { container } = render(<DimmedZeros>{figure}</DimmedZeros>)
  expect(container).toHaveTextContent(figure)
  expect(container.querySelector('span > span + span')?.textContent).toBe(zeros)
})
