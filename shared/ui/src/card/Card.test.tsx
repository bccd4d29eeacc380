import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Card } from './Card'

expect.extend(toHaveNoViolations)

describe('a card', () => {
  it('is a section named by its heading', async () => {
    const { container } = render(
      <main>
        <h1>Spot Trading</h1>
        <Card title="Markets" lead="All pairs." actions={<button type="button">Refresh</button>}>
          <p>12 pairs</p>
        </Card>
      </main>,
    )
    expect(screen.getByRole('region', { name: 'Markets' })).toHaveTextContent('All pairs.')
    expect(screen.getByRole('heading', { level: 2, name: 'Markets' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('without a title is no landmark', () => {
    render(
      <Card>
        <p>A hint</p>
      </Card>,
    )
    expect(screen.getByText('A hint')).toBeVisible()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
