import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import About from './about/About'
import Privacy from './privacy/Privacy'
import Terms from './terms/Terms'

expect.extend(toHaveNoViolations)

describe('the terms', () => {
  it('ask for an age of 18 or older [MKT-40]', () => {
    renderScreen(<Terms />)
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    expect(screen.getByText(/You must be 18 or older to use Crossbook/)).toBeVisible()
  })

  it('say that no real trade takes place [MKT-41]', () => {
    renderScreen(<Terms />)
    expect(screen.getByText(/No real trade, deposit, withdrawal, swap or transfer takes place/)).toBeVisible()
  })
})

describe('the privacy policy', () => {
  it('states which data is stored, and that the session is in local storage [MKT-42]', () => {
    renderScreen(<Privacy />)
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    expect(screen.getByText(/Your session is kept in the local storage of your browser/)).toBeVisible()
    expect(
      screen.getByText(/call no network service other than the authentication service and this site/),
    ).toBeVisible()
  })

  it('states what browsers report, what the cookie is for, and how long both are kept [MKT-44]', () => {
    renderScreen(<Privacy />)
    for (const sentence of [
      /that a part of the site failed: which part, on which page/,
      /how fast it was/,
      /reports failures alone/,
      /counted and kept for 30 days/,
      /one cookie holds a number for up to 90 days/,
    ])
      expect(screen.getByText(sentence)).toBeVisible()
  })
})

describe('about', () => {
  it('describes the product, and which parts of it are sample data [MKT-43]', () => {
    renderScreen(<About />)
    expect(screen.getByRole('heading', { level: 1, name: 'About Crossbook' })).toBeVisible()
    expect(screen.getByText(/AI-powered cross-exchange arbitrage across 50\+ exchanges/)).toBeVisible()
    expect(screen.getByText(/sample data as of 15 March 2024/)).toBeVisible()
  })

  it('links to support [MKT-43]', () => {
    renderScreen(<About />)
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support')
  })
})

describe('text pages', () => {
  it.each([
    ['terms', Terms],
    ['privacy', Privacy],
    ['about', About],
  ])('pass axe: %s', async (_, Page) => {
    const { container } = renderScreen(<Page />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
