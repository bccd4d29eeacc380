import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Support from './Support'

expect.extend(toHaveNoViolations)

const card = (name: string) => within(screen.getByRole('region', { name }))

describe('support', () => {
  it('is headed Contact Us and offers live chat, e-mail and phone [MKT-30]', () => {
    renderScreen(<Support />)
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    expect(card('Live chat').getByRole('button', { name: 'Start live chat' })).toBeEnabled()
    expect(card('E-mail').getByText('support@crossbook.example')).toBeVisible()
    expect(card('Phone').getByText('+1 (800) 555-0199')).toBeVisible()
  })

  it('states the response times [MKT-31]', () => {
    renderScreen(<Support />)
    const hours = card('Support hours')
    const lines = hours.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(lines).toEqual([
      'Mon-Fri9 AM-6 PM EST',
      'Sat-Sun10 AM-4 PM EST',
      'E-mailResponse within 24 hours',
      'Critical security issues24/7',
    ])
  })

  it('has a form for name, e-mail, subject and message that sends nothing and tells the user so [MKT-32]', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch')
    const { user, router } = renderScreen(<Support />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'not an address')
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'A question')
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'How do I start?')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent: this form is a demonstration.')
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I start?')
    expect(fetching).not.toHaveBeenCalled()
    expect(router.state.location.search).toBe('')
    fetching.mockRestore()
  })

  it('accepts an empty form, because it validates nothing [MKT-32]', async () => {
    const { user } = renderScreen(<Support />)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent')
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid()
  })

  it('does nothing harmful when Start live chat is clicked [MKT-33]', async () => {
    const { user, router, container } = renderScreen(<Support />)
    const before = container.textContent
    await user.click(screen.getByRole('button', { name: 'Start live chat' }))
    expect(container.textContent).toBe(before)
    expect(router.state.location.pathname).toBe('/')
  })

  it('has nothing that axe objects to', async () => {
    const { container } = renderScreen(<Support />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
