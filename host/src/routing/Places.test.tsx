import { act, render, screen } from '@testing-library/react'
import { Component, useEffect, type ReactNode } from 'react'
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom'
import { createIntended, IntendedProvider } from '../loading/intended'
import { openAtOnce } from './openAtOnce'
import { Places } from './Places'

const stands = jest.fn()
const renders = jest.fn()

function Page({ name, children }: { name: string; children?: ReactNode }) {
  const { search } = useLocation()
  // As links to the page itself do, and whatever goes elsewhere.
  const { pathname } = useResolvedPath('.')
  useNavigate()
  renders(name)
  useEffect(() => {
    stands(name)
    return () => stands(`no ${name}`)
  }, [name])
  return (
    <>
      <h1>{name}</h1>
      <output>{pathname + search}</output>
      {children}
    </>
  )
}

const route = (name: string, element: ReactNode = <Page name={name} />) => ({
  path: `/${name}`,
  place: name,
  element,
})

/** Two screens in one frame, which shows them in the router's outlet. */
const FRAMED = ['deposit', 'withdraw'].map((name) => ({
  ...route(
    name,
    <>
      <input aria-label="Notes" />
      <Places routes={['deposit', 'withdraw'].map((inside) => route(inside))} />
    </>,
  ),
  place: 'frame',
}))

const ROUTES = [route('prices'), route('swap'), ...FRAMED]

function open(routes = ROUTES, at = '/prices') {
  const intended = createIntended()
  const router = createMemoryRouter([{ path: '*', element: <Places routes={routes} /> }], {
    initialEntries: [at],
  })
  openAtOnce(router, intended)
  render(
    <IntendedProvider value={intended}>
      <RouterProvider router={router} useTransitions={false} />
    </IntendedProvider>,
  )
  const intend = (pathname: string, search = '', hash = '') =>
    act(async () => intended.become({ pathname, search, hash, state: null, key: 'intended' }))
  const go = (to: string | number) => act(async () => router.navigate(to as string))
  /** Goes there, and on to each of the others before React has rendered anything. */
  const press = (...to: (string | number)[]) => to.forEach((one) => void router.navigate(one as string))
  return { intended, router, intend, go, press }
}

/** Of what is shown. */
const headings = () => headingsIn(':not([data-ahead] *)')
const headingsAhead = () => headingsIn('[data-ahead] *')

const headingsIn = (place: string) =>
  [...document.querySelectorAll(`h1:is(${place})`)].map((heading) => heading.textContent)

const scrolls = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

beforeEach(() => {
  jest.clearAllMocks()
  stands.mockReset()
  localStorage.clear()
})

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
    renders.mockClear()
    await go('/swap?from=ETH')
    expect(headings()).toEqual(['swap'])
    expect(screen.getByRole('heading', { name: 'swap' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('/swap?from=ETH')
    expect(renders).not.toHaveBeenCalled()
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
    expect(renders).toHaveBeenCalledWith('withdraw')
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

describe('a page that stands ready', () => {
  it('is shown from its top as soon as it is opened, before React renders anything for it', async () => {
    const { intend, press } = open()
    await intend('/swap')
    renders.mockClear()
    await act(async () => {
      press('/swap')
      expect(headings()).toEqual(['swap'])
      expect(screen.getByRole('heading', { name: 'swap' })).toBeVisible()
      expect(scrolls.mock.calls).toEqual([[0, 0]])
      expect(stands.mock.calls).toEqual([['prices']])
    })
    expect(headings()).toEqual(['swap'])
    expect(stands.mock.calls).toEqual([['prices'], ['no prices'], ['swap']])
    expect(renders).not.toHaveBeenCalled()
  })

  it('is shown in the frame that it shares with the one before', async () => {
    const { intend, press } = open(ROUTES, '/deposit')
    await intend('/withdraw')
    await act(async () => {
      press('/withdraw')
      expect(headings()).toEqual(['withdraw'])
      expect(screen.getByLabelText('Notes')).toBeVisible()
    })
    expect(headings()).toEqual(['withdraw'])
  })

  it('stays where its link has lost the pointer and the focus with the page that it stood on', async () => {
    const { intended, intend, press } = open()
    await intend('/swap')
    renders.mockClear()
    await act(async () => {
      press('/swap')
      intended.become(undefined)
    })
    expect(headings()).toEqual(['swap'])
    expect(renders).not.toHaveBeenCalled()
  })

  it('is a page like any other for all that hear that the one before has gone', async () => {
    stands.mockImplementation((name) => {
      if (name === 'no prices') intended.become(undefined)
    })
    const { intended, intend, go } = open()
    await intend('/swap')
    await go('/swap')
    await go('/deposit')
    expect(headingsAhead()).toEqual([])
  })

  it.each([
    ['back', -1, 'prices'],
    ['to the next', '/deposit', 'deposit'],
  ])('gives way to who goes on %s at once', async (_, to, shown) => {
    const { intend, go, press } = open([...ROUTES, route('menu')], '/menu')
    await go('/prices')
    await intend('/swap')
    await act(async () => {
      press('/swap', to)
    })
    expect(headings()).toEqual([shown])
    expect(screen.getByRole('heading', { name: shown })).toBeVisible()
    expect(stands.mock.calls.flat()).not.toContain('swap')
  })

  it('waits for React where the visitor has chosen something else since', async () => {
    const { intend, press } = open()
    await intend('/swap')
    localStorage.setItem('a choice', 'another')
    await act(async () => {
      press('/swap')
      expect(headings()).toEqual(['prices'])
    })
    expect(headings()).toEqual(['swap'])
  })

  it.each([
    ['at a place of its own', '#fees', {}],
    ['with something handed over', '', { state: { coin: 'BTC' } }],
    ['without being scrolled to its top', '', { preventScrollReset: true }],
    ['in the place of the page before', '', { replace: true }],
  ])('waits for React where it is opened %s', async (_, hash, options) => {
    const { intend, router } = open()
    await intend('/swap', '', hash)
    await act(async () => {
      void router.navigate(`/swap${hash}`, options)
      expect(headings()).toEqual(['prices'])
    })
    expect(headings()).toEqual(['swap'])
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
