import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import { NotFound } from './NotFound'

expect.extend(toHaveNoViolations)

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  logged.mockRestore()
})

describe('an address that no screen owns', () => {
  it('shows "Oops! Page not found" and links home [SHL-44]', async () => {
    const { user, router } = renderScreen(<NotFound />, { path: '/nowhere' })
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Return to Home' }))
    expect(router.state.location.pathname).toBe('/')
  })

  it('is logged to the console once, however often it is opened [SHL-45]', () => {
    const first = renderScreen(<NotFound />, { path: '/trading/spott' })
    first.unmount()
    renderScreen(<NotFound />, { path: '/trading/spott' })
    renderScreen(<NotFound />, { path: '/trading/futuress' })

    expect(logged.mock.calls).toEqual([
      ['Page not found: /trading/spott'],
      ['Page not found: /trading/futuress'],
    ])
  })

  it('has no accessibility problem', async () => {
    const { container } = renderScreen(<NotFound />, { path: '/nowhere-else' })
    expect(await axe(container)).toHaveNoViolations()
  })
})
