import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { PageBody } from './PageBody'
import { PageHeader } from './PageHeader'

expect.extend(toHaveNoViolations)

describe('the head of a page', () => {
  it('is one h1, which can be given the focus', async () => {
    const { container } = render(
      <main>
        <PageBody>
          <PageHeader title="Spot Trading" lead="Buy and sell coins." />
        </PageBody>
      </main>,
    )
    const heading = screen.getByRole('heading', { level: 1, name: 'Spot Trading' })
    expect(heading).toHaveAttribute('tabindex', '-1')
    heading.focus()
    expect(heading).toHaveFocus()
    expect(screen.getByText('Buy and sell coins.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has its actions next to it, and not in its name', () => {
    render(<PageHeader title="Spot Trading" actions={<button type="button">Refresh</button>} />)
    expect(screen.getByRole('heading', { name: 'Spot Trading' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })
})
