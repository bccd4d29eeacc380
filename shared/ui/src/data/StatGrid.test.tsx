import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Stat, StatGrid } from './StatGrid'

expect.extend(toHaveNoViolations)

it('a figure has a label and a note', async () => {
  const { container } = render(
    <StatGrid>
      <Stat label="24h volume" note="All pairs">
        $28.5B
      </Stat>
    </StatGrid>,
  )
  expect(screen.getByRole('term')).toHaveTextContent('24h volume')
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['$28.5B', 'All pairs'])
  expect(await axe(container)).toHaveNoViolations()
})
