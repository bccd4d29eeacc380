import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { preferLessMotion, restoreSystem } from '../../testing/calmSystem'
import { pass } from '../../testing/renderWithTicker'
import { HeroCarousel } from './HeroCarousel'
import { HERO_SLIDES } from './heroSlides'
import { useRotation } from './useRotation'

expect.extend(toHaveNoViolations)

const FIRST = 'See the spread across 50+ exchanges'
const SECOND = 'Spot, futures, margin and P2P in one place'
const THIRD = 'Live prices, and a wallet that keeps up'

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  restoreSystem()
  jest.useRealTimers()
})

function Carousel() {
  return <HeroCarousel rotation={useRotation(HERO_SLIDES.length)} />
}

const carousel = () => screen.getByRole('region', { name: 'Highlights' })
const shownTitles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

describe('the hero banner', () => {
  it('shows three slides, one every 5 seconds, and starts again after the last [MKT-01]', () => {
    renderScreen(<Carousel />)
    expect(shownTitles()).toEqual([FIRST])
    pass(4999)
    expect(shownTitles()).toEqual([FIRST])
    pass(1)
    expect(shownTitles()).toEqual([SECOND])
    pass(5000)
    expect(shownTitles()).toEqual([THIRD])
    pass(5000)
    expect(shownTitles()).toEqual([FIRST])
  })

  it('shows the slide whose dot is picked, for its whole time [MKT-02]', () => {
    renderScreen(<Carousel />)
    pass(4000)
    fireEvent.click(screen.getByRole('button', { name: `Slide 3: ${THIRD}` }))
    expect(shownTitles()).toEqual([THIRD])
    pass(4999)
    expect(shownTitles()).toEqual([THIRD])
    pass(1)
    expect(shownTitles()).toEqual([FIRST])
  })

  it('marks the dot of the current slide [MKT-02]', () => {
    renderScreen(<Carousel />)
    const dots = within(screen.getByRole('group', { name: 'Choose slide' })).getAllByRole('button')
    const marks = () => dots.map((dot) => dot.getAttribute('aria-disabled'))
    expect(marks()).toEqual(['true', 'false', 'false'])
    pass(5000)
    expect(marks()).toEqual(['false', 'true', 'false'])
  })

  it('can be paused and resumed, and stays paused at the next visit [MKT-03]', () => {
    const { unmount } = renderScreen(<Carousel />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause slide show' }))
    pass(60_000)
    expect(shownTitles()).toEqual([FIRST])
    unmount()

    renderScreen(<Carousel />)
    pass(60_000)
    expect(shownTitles()).toEqual([FIRST])
    fireEvent.click(screen.getByRole('button', { name: 'Resume slide show' }))
    pass(5000)
    expect(shownTitles()).toEqual([SECOND])
  })

  it('stops moving while the pointer is over it [MKT-04]', () => {
    renderScreen(<Carousel />)
    fireEvent.pointerEnter(carousel())
    pass(60_000)
    expect(shownTitles()).toEqual([FIRST])
    fireEvent.pointerLeave(carousel())
    pass(5000)
    expect(shownTitles()).toEqual([SECOND])
  })

  it('stops moving while the keyboard focus is in it [MKT-04]', () => {
    renderScreen(<Carousel />)
    const link = screen.getByRole('link', { name: 'Open the arbitrage tracker' })
    act(() => link.focus())
    pass(60_000)
    expect(shownTitles()).toEqual([FIRST])
    act(() => link.blur())
    pass(5000)
    expect(shownTitles()).toEqual([SECOND])
  })

  it('does not move under reduced motion; its dots still work [MKT-05]', () => {
    preferLessMotion()
    renderScreen(<Carousel />)
    pass(60_000)
    expect(shownTitles()).toEqual([FIRST])
    expect(screen.queryByRole('button', { name: /slide show/ })).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: `Slide 2: ${SECOND}` }))
    expect(shownTitles()).toEqual([SECOND])
  })

  it('is announced as a carousel, and its slides only when they do not move by themselves [MKT-06]', async () => {
    const { container } = renderScreen(<Carousel />)
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-roledescription', 'slide')
    expect(screen.queryByRole('group', { name: '2 of 3' })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: '1 of 3' }).parentElement).toHaveAttribute('aria-live', 'off')
    fireEvent.click(screen.getByRole('button', { name: 'Pause slide show' }))
    expect(screen.getByRole('group', { name: '1 of 3' }).parentElement).toHaveAttribute('aria-live', 'polite')
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('puts its pause before the slides in the tab order [MKT-06]', () => {
    renderScreen(<Carousel />)
    expect(within(carousel()).getAllByRole('button')[0]).toHaveAccessibleName('Pause slide show')
    expect(
      screen
        .getByRole('button', { name: 'Pause slide show' })
        .compareDocumentPosition(screen.getByRole('heading', { name: FIRST })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
