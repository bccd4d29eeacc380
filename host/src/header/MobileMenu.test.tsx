import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen } from '@testing-library/react'
import { MENUS } from './menus.fixture'
import { MobileMenu } from './MobileMenu'

expect.extend(toHaveNoViolations)

/** Simulates the media query of the window's width; `grow` makes the window as wide as a desktop. */
function stubWindowWidth() {
  const query = Object.assign(new EventTarget(), { matches: false })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: jest.fn(() => query) })
  return {
    grow() {
      query.matches = true
      query.dispatchEvent(new Event('change'))
    },
  }
}

const isPageLocked = () => document.documentElement.hasAttribute('data-cb-scroll-locks')
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open(path = '/') {
  const width = stubWindowWidth()
  const page = renderScreen(<MobileMenu menus={MENUS} />, { path })
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }))
  return { width, ...page }
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

describe('the mobile menu', () => {
  it('lists the phone entries of Trading and Features only [SHL-12]', async () => {
    const { container } = await open()
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Trading',
      'Features',
    ])
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Spot',
      'Futures',
      'P2P',
      'Prices',
      'Wallet',
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is a dialog that holds the page still [SHL-13]', async () => {
    await open()
    expect(dialog()).toBeVisible()
    expect(isPageLocked()).toBe(true)
  })

  it('lets the page go when it is closed, and gives the focus back', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(dialog()).not.toBeInTheDocument()
    expect(isPageLocked()).toBe(false)
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  it('closes on Escape', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(dialog()).not.toBeInTheDocument()
    expect(isPageLocked()).toBe(false)
  })

  it('lets the page go when it leads somewhere', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('link', { name: 'Futures' }))
    expect(router.state.location.pathname).toBe('/trading/futures')
    expect(isPageLocked()).toBe(false)
  })

  it('closes when the user goes back in the history', async () => {
    const { router } = await open('/login')
    await act(async () => router.navigate('/login?again'))
    expect(dialog()).not.toBeInTheDocument()
    expect(isPageLocked()).toBe(false)
  })

  it('lets the page go when it is taken away', async () => {
    const { unmount } = await open()
    unmount()
    expect(isPageLocked()).toBe(false)
  })

  it('closes when the window crosses 1024 px, where the bar has its menus [SHL-14]', async () => {
    const { width } = await open()
    expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 64em)')
    act(() => width.grow())
    expect(dialog()).not.toBeInTheDocument()
    expect(isPageLocked()).toBe(false)
  })
})
