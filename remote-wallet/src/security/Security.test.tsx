import { axe, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { SAMPLE_FLAGS, SECURITY_FLAGS, setSecurityFlag } from '../security-flags/securityFlags'
import { openScreen } from '../testing/openScreen'
import Security from './Security'

expect.extend(toHaveNoViolations)
afterEach(() => {
  act(() => {
    for (const flag of SECURITY_FLAGS) setSecurityFlag(flag, SAMPLE_FLAGS[flag])
  })
})

const open = () => openScreen(<Security />, '/features/security')
const flag = (name: string) => screen.getByRole('switch', { name })
const score = () => within(screen.getByRole('region', { name: 'Security score' }))

describe('Security Center', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-90]', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security Center')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has six flags to switch on and off [WAL-91]', () => {
    open()
    const states = screen
      .getAllByRole('switch')
      .map((control) => [control.getAttribute('aria-label'), (control as HTMLInputElement).checked])
    expect(states).toEqual([
      ['Two-factor authentication', true],
      ['Biometric lock', false],
      ['E-mail notifications', true],
      ['SMS alerts', false],
      ['IP whitelist', false],
      ['Auto logout', true],
    ])
  })

  it('scores them and rates the score [WAL-92]', async () => {
    const { user } = open()
    expect(score().getByRole('status')).toHaveTextContent('50%Needs Improvement')
    await user.click(flag('Biometric lock'))
    expect(score().getByRole('status')).toHaveTextContent('67%Good')
    await user.click(flag('SMS alerts'))
    expect(score().getByRole('status')).toHaveTextContent('83%Excellent')
    await user.click(flag('IP whitelist'))
    expect(score().getByRole('status')).toHaveTextContent('100%Excellent')
    expect(score().getByText('6 of 6 protections are on.')).toBeVisible()
  })

  it('flags a critical protection that is off, and no other [WAL-93]', async () => {
    const { user } = open()
    expect(screen.getAllByText('Critical protection is off')).toHaveLength(1)
    expect(flag('IP whitelist')).toHaveAccessibleDescription(/Critical protection is off/)
    await user.click(flag('IP whitelist'))
    expect(screen.queryByText('Critical protection is off')).not.toBeInTheDocument()
    await user.click(flag('Two-factor authentication'))
    expect(flag('Two-factor authentication')).toHaveAccessibleDescription(/Critical protection is off/)
    await user.click(flag('Auto logout'))
    expect(flag('Auto logout')).not.toHaveAccessibleDescription(/Critical/)
  })

  it('lists the latest activity with action, location, time and status [WAL-94]', () => {
    open()
    const [, first, second] = within(screen.getByRole('table', { name: 'Recent activity' })).getAllByRole(
      'row',
    )
    expect(first).toHaveTextContent('Signed inNew York, US15 Mar 2024, 09:58Success')
    expect(second).toHaveTextContent('Failed sign-in attemptUnknown location14 Mar 2024, 22:41Warning')
  })

  it('keeps switched settings as long as the page is open [WAL-91]', async () => {
    const { user, unmount } = open()
    await user.click(flag('SMS alerts'))
    unmount()
    open()
    expect(flag('SMS alerts')).toBeChecked()
  })
})
