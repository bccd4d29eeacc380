import { TestAuthProvider, visitSignedIn, visitSignedOut } from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import { Header } from './Header'
import { MENUS } from './menus.fixture'

expect.extend(toHaveNoViolations)

function open(visit = visitSignedOut) {
  visit()
  return renderScreen(<Header menus={MENUS} screens={[]} />, {
    path: '/trading/spot',
    wrapper: TestAuthProvider,
  })
}

describe('the header', () => {
  it('leads home by its logo [SHL-06]', () => {
    open()
    expect(screen.getByRole('link', { name: 'Crossbook' })).toHaveAttribute('href', '/')
  })

  it('shows menus, Login and Sign Up to a visitor', () => {
    open()
    expect(screen.getByRole('button', { name: 'Trading' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  })

  it('has no accessibility problem, signed out or in', async () => {
    const visitor = open()
    expect(await axe(visitor.container)).toHaveNoViolations()
    visitor.unmount()
    expect(await axe(open(visitSignedIn).container)).toHaveNoViolations()
  })
})
