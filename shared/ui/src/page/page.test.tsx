import { render, screen } from '@testing-library/react'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Card } from '../card/Card'
import { SectionHeading } from '../card/SectionHeading'
import { Icon } from '../icon/Icon'
import { infoIcon } from '../icon/iconShapes'
import { Badge } from '../notice/Badge'
import { EmptyState } from '../notice/EmptyState'
import { Notice } from '../notice/Notice'
import { Skeleton } from '../spinner/Skeleton'
import { Spinner } from '../spinner/Spinner'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { PageBody } from './PageBody'
import { PageHeader } from './PageHeader'

expect.extend(toHaveNoViolations)

function Screen() {
  return (
    <PageBody>
      <PageHeader title="Spot Trading" lead="Buy and sell coins." actions={<Badge tone="up">Open</Badge>} />
      <Card title="Markets" lead="All pairs." actions={<VisuallyHidden>12 pairs</VisuallyHidden>}>
        <SectionHeading title="Popular" level={3} size="small" />
        <EmptyState text="No open positions" action={<button type="button">Trade</button>} />
      </Card>
      <Card>A card without a title</Card>
      <Notice tone="warn" title="Send only BTC to this address">
        Other coins are lost.
      </Notice>
      <Skeleton $height={40} />
      <Icon shape={infoIcon} label="Note" />
    </PageBody>
  )
}

describe('a page', () => {
  it('has one h1, which can be given the focus', () => {
    render(<Screen />)
    const heading = screen.getByRole('heading', { level: 1, name: 'Spot Trading' })
    expect(heading).toHaveAttribute('tabindex', '-1')
    heading.focus()
    expect(heading).toHaveFocus()
  })

  it('has cards that are sections named by their headings', () => {
    render(<Screen />)
    expect(screen.getByRole('region', { name: 'Markets' })).toHaveTextContent('No open positions')
    expect(screen.getByRole('heading', { level: 2, name: 'Markets' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Popular' })).toBeInTheDocument()
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })

  it('passes axe', async () => {
    const { container } = render(
      <main>
        <Screen />
      </main>,
    )
    expect(await axe(container)).toHaveNoViolations()
  })
})

it('waiting says what for', () => {
  render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})

it('a notice is announced where it answers an action, and quiet otherwise', () => {
  const { rerender } = render(<Notice>Credited after 3 confirmations.</Notice>)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(
    <Notice tone="danger" announced>
      This section could not be loaded.
    </Notice>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be loaded.')
})
