import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import Referral from './Referral'
import { ReferralTable } from './ReferralTable'

expect.extend(toHaveNoViolations)

const PATH = '/features/referral'
const LINK = 'https://crossbook.example/register?ref=CROSS25'

function renderReferral() {
  return renderScreen(
    <>
      <Referral />
      <Toaster />
    </>,
    { path: PATH },
  )
}

/** Replaces the clipboard for one test; jest restores the real one. */
function clipboardThat(writeText: (text: string) => Promise<void>) {
  return jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
}

describe('Referral Program', () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    // Toasts outlive the page that showed them, and so also a test.
    act(() => toast.remove())
  })

  it('shows four figures that follow from the list [ERN-11]', () => {
    renderReferral()
    const figures = Object.fromEntries(
      ['Total referrals', 'Active referrals', 'Total earnings', 'This month'].map((label) => [
        label,
        screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
      ]),
    )
    expect(figures).toEqual({
      'Total referrals': '8',
      'Active referrals': '6',
      'Total earnings': '$150.00',
      'This month': '$50.00',
    })
  })

  it.each([
    ['code', 'Referral code', 'CROSS25'],
    ['link', 'Referral link', LINK],
  ])('shows and copies the %s with a toast of its own [ERN-12]', async (what, label, text) => {
    const { user } = renderReferral()
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(text)
    await user.click(screen.getByRole('button', { name: `Copy referral ${what}` }))
    expect(await navigator.clipboard.readText()).toBe(text)
    expect(await screen.findByText(`Your referral ${what} has been copied to your clipboard.`)).toBeVisible()
  })

  it('shows "Copied!" for two seconds, and again for two after another click [ERN-12]', async () => {
    const { user } = renderReferral()
    await user.click(document.body)
    clipboardThat(() => Promise.resolve())
    jest.useFakeTimers()
    const press = (name: string) =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name }))
        await Promise.resolve()
      })
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    await press('Copy referral code')
    expect(screen.getByRole('button', { name: 'Copied!' })).toHaveTextContent('Copied!')
    await wait(1500)
    await press('Copied!')
    await wait(1999)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument()
    await wait(1)
    expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy referral code' })).toHaveTextContent('Copy')
  })

  it('selects the link and reports it when the browser refuses to copy [ERN-12]', async () => {
    const { user } = renderReferral()
    clipboardThat(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
    await user.click(screen.getByRole('button', { name: 'Copy referral link' }))
    expect(await screen.findByText('Could not copy')).toBeVisible()
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Referral link' })
    expect(input).toHaveFocus()
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(LINK)
    expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeInTheDocument()
  })

  it('lists the referrals newest first, sortable by their earnings, in the address [ERN-13]', async () => {
    const { user, router } = renderReferral()
    const table = screen.getByRole('table', { name: 'Your referrals' })
    expect(within(table).getAllByRole('row')).toHaveLength(9)
    const first = () => within(table).getAllByRole('row')[1]
    expect(first()).toHaveTextContent('Alex M.14 Mar 2024Pending$0.00')
    await user.click(screen.getByRole('button', { name: 'Earned' }))
    expect(first()).toHaveTextContent('Priya S.11 Mar 2024Active$25.00')
    expect(screen.getByRole('columnheader', { name: 'Earned' })).toHaveAttribute('aria-sort', 'descending')
    expect(router.state.location.search).toBe('?sort=-earned')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('explains how to invite while there are no referrals [ERN-14]', () => {
    renderScreen(<ReferralTable referrals={[]} />, { path: PATH })
    expect(screen.getByText('No referrals yet. Start sharing your link to earn rewards!')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('states its terms and tier bonuses [ERN-15]', () => {
    renderReferral()
    const rewards = within(screen.getByRole('region', { name: 'Rewards' }))
    expect(rewards.getByText('$25 per referral')).toBeInTheDocument()
    expect(rewards.getByText('After your friend’s first trade')).toBeInTheDocument()
    expect(rewards.getByText('$10 welcome bonus')).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: 'Tier bonuses' })).getAllByText(/bonus$/)).toHaveLength(
      3,
    )
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderReferral()
    expect(await axe(container)).toHaveNoViolations()
  })
})
