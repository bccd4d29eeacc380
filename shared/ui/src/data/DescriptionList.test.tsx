import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { DescriptionItem, DescriptionList } from './DescriptionList'

expect.extend(toHaveNoViolations)

it('fees are a list of terms and values', async () => {
  const { container } = render(
    <DescriptionList>
      <DescriptionItem term="Network fee">0.00050000 BTC</DescriptionItem>
      <DescriptionItem term="You will receive" strong>
        0.49950000 BTC
      </DescriptionItem>
    </DescriptionList>,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Network fee',
    'You will receive',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '0.00050000 BTC',
    '0.49950000 BTC',
  ])
  expect(await axe(container)).toHaveNoViolations()
})
