import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
import { openScreen } from '../testing/openScreen'
import Profile from './Profile'

expect.extend(toHaveNoViolations)

let logged: jest.SpyInstance
beforeEach(() => {
  logged = jest.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
})

function open(path = '/profile') {
  visitSignedIn()
  return openScreen(<Profile />, path, TestAuthProvider)
}

const tab = (name: string) => screen.getByRole('tab', { name })
const box = (name: string) => screen.getByRole('textbox', { name })

describe('Account Settings', () => {
  it.each(['/profile', '/profile?tab=security', '/profile?tab=notifications'])(
    'has one heading that can take the focus, and no accessibility problem at %s [WAL-95]',
    async (path) => {
      const { container } = open(path)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings')
      expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
      expect(await axe(container)).toHaveNoViolations()
    },
  )

  it('has the tabs Profile, Security and Notifications, Profile first, and keeps the tab in the address [WAL-96]', async () => {
    const { user, router } = open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Security',
      'Notifications',
    ])
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
    await user.click(tab('Security'))
    expect(router.state.location.search).toBe('?tab=security')
    await user.click(tab('Profile'))
    expect(router.state.location.search).toBe('')
  })

  it('shows Profile for an unknown tab [WAL-96]', () => {
    open('/profile?tab=admin')
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
  })

  it('shows the result of saving next to the button, until something is changed [WAL-107]', async () => {
    const { user } = open()
    const message = 'Written to the console; nothing was stored or sent.'
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(screen.getByRole('status')).toHaveTextContent(message)
    await user.type(box('First name'), 'A')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    await user.click(tab('Notifications'))
    await user.click(screen.getByRole('button', { name: 'Save preferences' }))
    expect(screen.getByRole('status')).toHaveTextContent(message)
    await user.click(screen.getByRole('switch', { name: 'Price alerts' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('confirms a new password without logging it, and says so [WAL-107]', async () => {
    const { user } = open('/profile?tab=security')
    await user.click(screen.getByRole('button', { name: 'Update password' }))
    expect(screen.getByRole('status')).toHaveTextContent(
      'The console says that it happened, and no password; nothing was stored or sent.',
    )
  })

  it('writes the profile to the console and nowhere else, whatever it holds [WAL-97]', async () => {
    const { user } = open()
    const stored = { ...localStorage }
    expect(box('E-mail')).toHaveValue('ann@example.com')
    await user.type(box('First name'), 'Ada')
    await user.type(box('Last name'), 'Lovelace')
    await user.clear(box('E-mail'))
    await user.type(box('E-mail'), 'no address')
    await user.type(box('Phone'), '+44 20')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(logged).toHaveBeenCalledWith('Profile saved', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'no address',
      phone: '+44 20',
    })
    expect({ ...localStorage }).toEqual(stored)
  })

  it('asks for the current, the new and the confirmed password, and logs none of them [WAL-98]', async () => {
    const { user } = open('/profile?tab=security')
    await user.type(screen.getByLabelText('Current password'), 'secret-1')
    await user.type(screen.getByLabelText('New password'), 'secret-2')
    await user.type(screen.getByLabelText('Confirm password'), 'secret-3')
    await user.click(screen.getByRole('button', { name: 'Update password' }))
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith('Password updated')
  })

  it('notifies by default of e-mail, trading and security, and of price alerts on request [WAL-99]', async () => {
    const { user } = open('/profile?tab=notifications')
    const choice = (name: string) => screen.getByRole('switch', { name })
    expect(choice('E-mail notifications')).toBeChecked()
    expect(choice('Trading notifications')).toBeChecked()
    expect(choice('Security notifications')).toBeChecked()
    expect(choice('Price alerts')).not.toBeChecked()

    await user.click(choice('Price alerts'))
    await user.click(choice('Trading notifications'))
    await user.click(screen.getByRole('button', { name: 'Save preferences' }))
    expect(logged).toHaveBeenCalledWith('Notification preferences saved', {
      email: true,
      trading: false,
      security: true,
      priceAlerts: true,
    })
  })

  it('keeps the typed text when the tab changes [WAL-96]', async () => {
    const { user } = open()
    await user.type(box('First name'), 'Ada')
    await user.click(tab('Notifications'))
    await user.click(tab('Profile'))
    expect(box('First name')).toHaveValue('Ada')
  })
})
