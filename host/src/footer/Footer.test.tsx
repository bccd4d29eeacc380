import { TestAuthProvider, visitRestoring, visitSignedIn, visitSignedOut } from '@crossbook/auth/testing'
import { PAGE_MARKUP, pageGroups } from '@crossbook/contract'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Footer } from './Footer'

expect.extend(toHaveNoViolations)

const REMOTES: Parameters<typeof pageGroups>[0] = [
  {
    screens: [
      {
        path: '/trading/spot',
        title: 'Spot Trading',
        access: 'public',
        menu: { group: 'Trading', label: 'Spot', order: 1 },
      },
      { path: '/dashboard', title: 'Dashboard', access: 'signedIn' },
      { path: '/', title: 'AI-Powered Crypto Trading', access: 'public' },
      { path: '/terms', title: 'Terms of Service', access: 'public' },
      { path: '/privacy', title: 'Privacy Policy', access: 'public' },
      { path: '/support', title: 'Support', access: 'public' },
    ],
  },
]

const SCREENS = [
  { path: '/login', title: 'Sign In', access: 'signedOut' },
  { path: '/register', title: 'Create Account', access: 'signedOut' },
  { path: '/terms', title: 'Terms of Service', access: 'public' },
] as const

const OWN = [
  ['Sign In', '/login'],
  ['Create Account', '/register'],
]

function open(remotes = REMOTES) {
  const page = <Footer groups={pageGroups(remotes)} screens={SCREENS} />
  return renderScreen(page, { path: '/trading/spot', wrapper: TestAuthProvider })
}

/** Words and targets of the links of a group. */
function linksOf(group: string) {
  return within(screen.getByRole('list', { name: group }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

beforeEach(() => void visitSignedOut())

afterEach(() => document.documentElement.removeAttribute(PAGE_MARKUP.hasSession))

describe('the footer', () => {
  it('leads to all pages by group: those of the menus, the account’s, and terms, privacy and support [SHL-50] [MKT-23]', () => {
    open()
    const pages = within(
      within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'All pages' }),
    )
    expect(pages.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Trading',
      'Account',
      'Information',
    ])
    expect(linksOf('Trading')).toEqual([['Spot', '/trading/spot']])
    expect(linksOf('Account')).toEqual([...OWN, ['Dashboard', '/dashboard']])
    expect(linksOf('Information')).toEqual([
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Support', '/support'],
    ])
  })

  it('marks the page that shows', () => {
    open()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Spot')
  })

  it('offers Sign In and Create Account to a visitor, also on a site without remotes [SHL-51]', () => {
    open([])
    expect(linksOf('Account')).toEqual(OWN)
  })

  it('offers them to nobody who is signed in [SHL-51]', () => {
    visitSignedIn()
    open()
    expect(linksOf('Account')).toEqual([['Dashboard', '/dashboard']])
  })

  it('while the session is being restored, offers them unless the document marks a stored session [SHL-51]', async () => {
    const { refresh } = visitRestoring()
    const { unmount } = open()
    expect(linksOf('Account')).toEqual([...OWN, ['Dashboard', '/dashboard']])
    unmount()
    document.documentElement.setAttribute(PAGE_MARKUP.hasSession, '')
    open()
    expect(linksOf('Account')).toEqual([['Dashboard', '/dashboard']])
    document.documentElement.removeAttribute(PAGE_MARKUP.hasSession)
    await act(async () => refresh())
    await waitFor(() => expect(linksOf('Account')).toEqual([['Dashboard', '/dashboard']]))
  })

  it('explains the figures of the site', () => {
    open()
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Crossbook is a demonstration.')
  })

  it('has no accessibility problem, signed out or in', async () => {
    const visitor = open()
    expect(await axe(visitor.container)).toHaveNoViolations()
    visitor.unmount()
    visitSignedIn()
    expect(await axe(open().container)).toHaveNoViolations()
  })
})
