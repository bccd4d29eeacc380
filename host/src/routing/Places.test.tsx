import { act, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { forget, headingAhead, headings, headingsAhead, open, route, ROUTES, stands } from './places.fixture'

beforeEach(forget)

describe('the page that a visitor is about to open', () => {
  it('is rendered behind the one that is shown, and nothing of it comes to life', async () => {
    const { intend } = open()
    await intend('/swap')
    expect(headingsAhead()).toEqual(['swap'])
    expect(document.querySelector('h1')).toHaveTextContent('prices')
    expect(screen.getByRole('heading')).toHaveTextContent('prices')
    expect(headings()).toEqual(['prices'])
    expect(stands.mock.calls).toEqual([['prices']])
  })

  it('is shown as it was rendered, and comes to life then', async () => {
    const { intend, go } = open()
    await intend('/swap', '?from=ETH')
    const ahead = headingAhead()
    await go('/swap?from=ETH')
    expect(headings()).toEqual(['swap'])
    expect(screen.getByRole('heading', { name: 'swap' })).toBe(ahead)
    expect(ahead).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('/swap?from=ETH')
    expect(stands.mock.calls).toEqual([['prices'], ['no prices'], ['swap']])
  })

  it('sees its own address ahead of time, and what the address becomes after that', async () => {
    const { intend, go } = open()
    await intend('/swap', '?from=ETH')
    await go('/swap?from=BTC')
    expect(screen.getByRole('status')).toHaveTextContent('/swap?from=BTC')
    await go('/swap?from=SOL')
    expect(screen.getByRole('status')).toHaveTextContent('/swap?from=SOL')
    await go(-1)
    expect(screen.getByRole('status')).toHaveTextContent('/swap?from=BTC')
  })

  it('is forgotten where the visitor opens another one, and where he turns away', async () => {
    const { intended, intend, go } = open()
    await intend('/swap')
    await go('/deposit')
    expect(headings()).toEqual(['deposit'])
    await act(async () => intended.become(undefined))
    await go('/prices')
    expect(headings()).toEqual(['prices'])
    expect(stands.mock.calls.flat()).not.toContain('swap')
  })

  it('can be the one that he came from', async () => {
    const { intend, go } = open()
    await go('/swap')
    await intend('/prices')
    await go('/prices')
    expect(headings()).toEqual(['prices'])
    await intend('/swap')
    await go('/swap')
    expect(headings()).toEqual(['swap'])
  })

  it('is rendered inside of the frame that it shares with the one that stands, which stays mounted', async () => {
    const { intend, go } = open(ROUTES, '/deposit')
    const notes = screen.getByLabelText('Notes')
    await intend('/withdraw')
    expect(headingsAhead()).toEqual(['withdraw'])
    expect(headings()).toEqual(['deposit'])
    await go('/withdraw')
    expect(headings()).toEqual(['withdraw'])
    expect(screen.getByLabelText('Notes')).toBe(notes)
    expect(stands.mock.calls).toEqual([['deposit'], ['no deposit'], ['withdraw']])
  })

  it('is rendered with its frame where that does not stand', async () => {
    const { intend, go } = open()
    await intend('/withdraw')
    expect(screen.getByLabelText('Notes')).not.toBeVisible()
    await go('/withdraw')
    expect(screen.getByLabelText('Notes')).toBeVisible()
    expect(headings()).toEqual(['withdraw'])
  })

  it('says nothing of what it throws until it is opened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const heard = jest.fn()
    class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
      override state = { failed: false }
      static getDerivedStateFromError = () => ({ failed: true })
      override componentDidCatch = heard
      override render = () => (this.state.failed ? <p>It is not available</p> : this.props.children)
    }
    function Broken(): ReactNode {
      throw new Error('a bug')
    }
    const broken = (
      <Boundary>
        <Broken />
      </Boundary>
    )
    const { intend, go } = open([...ROUTES, route('broken', broken)])
    await intend('/broken')
    expect(headings()).toEqual(['prices'])
    expect(heard).not.toHaveBeenCalled()
    await go('/broken')
    expect(screen.getByText('It is not available')).toBeVisible()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

it('a link in a page that was rendered ahead leads on, and events bubble to what is around it', async () => {
  const pressed = jest.fn()
  const { intend, go } = open([
    ...ROUTES,
    route(
      'menu',
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only hears of presses inside
      <div onClick={pressed}>
        <Link to="/swap">Swap</Link>
      </div>,
    ),
  ])
  await intend('/menu')
  await go('/menu')
  await act(async () => screen.getByRole('link', { name: 'Swap' }).click())
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(headings()).toEqual(['swap'])
})
