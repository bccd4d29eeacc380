import { act, render } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom'
import { createIntended, IntendedProvider } from '../loading/intended'
import { openAtOnce } from './openAtOnce'
import { Places } from './Places'

/** Called with the name of a page that comes to life, and with `no` before it when it goes. */
export const stands = jest.fn()

function Page({ name, children }: { name: string; children?: ReactNode }) {
  const { search } = useLocation()
  // As links to the page itself do, and whatever goes elsewhere.
  const { pathname } = useResolvedPath('.')
  useNavigate()
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

export const route = (name: string, element: ReactNode = <Page name={name} />) => ({
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

export const ROUTES = [route('prices'), route('swap'), ...FRAMED]

/** The places of these routes, with the page that is intended. */
export function open(routes = ROUTES, at = '/prices') {
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
export const headings = () => headingsIn(':not([data-ahead] *)')
export const headingsAhead = () => headingsIn('[data-ahead] *')

/** The heading's element of the page that is rendered ahead: once that is opened, the same one is shown. */
export const headingAhead = () => document.querySelector('[data-ahead] h1')

const headingsIn = (place: string) =>
  [...document.querySelectorAll(`h1:is(${place})`)].map((heading) => heading.textContent)

export const scrolls = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

/** Before each test: nothing was called, scrolled or chosen. */
export function forget() {
  jest.clearAllMocks()
  stands.mockReset()
  localStorage.clear()
}
