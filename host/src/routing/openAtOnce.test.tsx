import { act, screen } from '@testing-library/react'
import {
  forget,
  headingAhead,
  headings,
  headingsAhead,
  open,
  route,
  ROUTES,
  scrolls,
  stands,
} from './places.fixture'

beforeEach(forget)

describe('a page that stands ready', () => {
  it('is shown from its top as soon as it is opened, before React renders anything for it', async () => {
    const { intend, press } = open()
    await intend('/swap')
    const ahead = headingAhead()
    await act(async () => {
      press('/swap')
      expect(headings()).toEqual(['swap'])
      expect(ahead).toBeVisible()
      expect(scrolls.mock.calls).toEqual([[0, 0]])
      expect(stands.mock.calls).toEqual([['prices']])
    })
    expect(headings()).toEqual(['swap'])
    expect(stands.mock.calls).toEqual([['prices'], ['no prices'], ['swap']])
    expect(screen.getByRole('heading', { name: 'swap' })).toBe(ahead)
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
    const ahead = headingAhead()
    await act(async () => {
      press('/swap')
      intended.become(undefined)
    })
    expect(headings()).toEqual(['swap'])
    expect(screen.getByRole('heading', { name: 'swap' })).toBe(ahead)
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
