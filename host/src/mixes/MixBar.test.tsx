import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Mix, PageDocument } from '@crossbook/contract'
import { createShownFallbacks } from '../fallback-builds/shownFallbacks'
import { MixBar } from './MixBar'
import type { OpenedChoice } from './openChoice'

expect.extend(toHaveNoViolations)

const remote = (name: string, version: string) => ({ name, version })

const own = {
  release: 'r0123456789abcdef',
  config: { channel: 'staging', acceptsMixes: true },
  host: { version: '3.0.0' },
  remotes: [remote('wallet', '1.0.0'), remote('earn', '1.0.0')],
} as unknown as PageDocument

const mix = {
  id: 'mfedcba9876543210',
  name: 'Redesign',
  owner: 'Ada',
  createdAt: '2024-03-15T12:00:00.000Z',
  expiresAt: '2024-03-29T12:00:00.000Z',
  follows: true,
} as Mix

const opened = (changes: Partial<OpenedChoice> = {}): OpenedChoice => ({
  page: { ...own, remotes: [remote('wallet', '1.1.0'), remote('earn', '1.0.0')] } as unknown as PageDocument,
  mix,
  tried: new Map(),
  problems: [],
  ...changes,
})

const nothing = opened({ page: own, mix: undefined })

function show(choice: OpenedChoice, of = own) {
  const fallbacks = createShownFallbacks()
  const result = render(
    <>
      <MixBar own={of} opened={choice} fallbacks={fallbacks} />
      <Toaster />
    </>,
  )
  return {
    user: userEvent.setup(),
    fallbacks,
    bar: within(screen.getByRole('region', { name: 'Versions' })),
    ...result,
  }
}

const answer = jest.fn<Promise<Response>, []>()
beforeEach(() => {
  answer.mockReset()
  globalThis.fetch = answer as unknown as typeof fetch
})

describe('the bar of a channel that accepts mixes', () => {
  it('shows the mixed versions, their author and expiry, and the differences from the channel', async () => {
    const { bar, container } = show(opened())
    expect(bar.getByText('staging').closest('p')).toHaveTextContent(
      'staging · Mix Redesign by Ada, until Mar 29, 2024, 12:00 PM UTC',
    )
    expect(bar.getByRole('listitem')).toHaveTextContent('wallet 1.1.0 (channel: 1.0.0)')
    expect(bar.getByRole('button', { name: 'Leave the mix' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows that a mix is pinned, and copies a command that pins as well', async () => {
    const { user, bar, unmount } = show(opened({ mix: { ...mix, follows: undefined } }))
    expect(bar.getByText('staging').closest('p')).toHaveTextContent(
      'until Mar 29, 2024, 12:00 PM UTC, pinned on Mar 15, 2024, 12:00 PM UTC',
    )
    await user.click(bar.getByRole('button', { name: 'Copy this page’s versions' }))
    unmount()
    expect(await navigator.clipboard.readText()).toMatch(/ --days 14 --pin$/)
  })

  it('shows that the host is another one, and copies a command that names it', async () => {
    const page = { ...opened().page, host: { version: '4.0.0' } } as unknown as PageDocument
    const ofMix = { id: mix.id, host: '3.0.0', remotes: own.remotes }
    const { user, bar, unmount } = show(opened({ page }), { ...page, ofMix } as unknown as PageDocument)
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'host 4.0.0 (channel: 3.0.0)',
      'wallet 1.1.0 (channel: 1.0.0)',
    ])
    await user.click(bar.getByRole('button', { name: 'Copy this page’s versions' }))
    unmount()
    expect((await navigator.clipboard.readText()).split('\n').slice(2)).toEqual([
      'host@4.0.0 wallet@1.1.0 earn@1.0.0',
      "pnpm release mix create staging host@4.0.0 wallet@1.1.0 --name 'Redesign' --days 14",
    ])
  })

  it('shows the channel’s release when nothing is mixed', () => {
    const { bar } = show(nothing)
    expect(bar.getByText('staging').closest('p')).toHaveTextContent('staging · release r0123456789abcdef')
    expect(bar.queryByRole('button', { name: 'Leave the mix' })).toBeNull()
  })

  it('explains why a mix is not shown', () => {
    const { bar } = show({ ...nothing, problems: ['The mix “Redesign” has been ended.'] })
    expect(bar.getByRole('alert')).toHaveTextContent(
      'The mix “Redesign” has been ended. You see what the channel shows.',
    )
  })

  it('copies the page’s exact set', async () => {
    const { user, bar, unmount } = show(opened())
    await user.click(bar.getByRole('button', { name: 'Copy this page’s versions' }))
    unmount()
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      'Crossbook at http://localhost/',
      'Channel staging, release r0123456789abcdef, mix mfedcba9876543210',
      'host@3.0.0 wallet@1.1.0 earn@1.0.0',
      "pnpm release mix create staging wallet@1.1.0 --name 'Redesign' --days 14",
    ])
  })
})

describe('the panel', () => {
  it('offers the published versions of every remote, but not of the host', async () => {
    answer.mockImplementation(() =>
      Promise.resolve(Response.json({ apps: { wallet: ['1.1.0', '1.0.0'], host: ['3.0.0'] } })),
    )
    const { user, bar } = show(nothing)
    await user.click(bar.getByRole('button', { name: 'Try versions' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Try other versions' }))
    const choice = await dialog.findByLabelText('wallet')
    expect([...choice.children].map((option) => option.textContent)).toEqual([
      'Version of the channel (1.0.0)',
      '1.1.0',
      '1.0.0',
    ])
    expect(dialog.queryByLabelText('host')).toBeNull()
  })

  it('reports a missing list, and requests it again when it opens again', async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    answer.mockImplementation(() => Promise.resolve(Response.json({ apps: { wallet: ['1.1.0'] } })))
    const { user, bar } = show(nothing)
    await user.click(bar.getByRole('button', { name: 'Try versions' }))
    expect(await screen.findByText(/The list of versions could not be fetched/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload with these versions' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(bar.getByRole('button', { name: 'Try versions' }))
    expect(await screen.findByLabelText('wallet')).toBeVisible()
  })
})

describe('a version that fails', () => {
  it('is named when the previous version has replaced it in the mix', () => {
    const { bar, fallbacks } = show(opened())
    act(() => fallbacks.add({ app: 'wallet', version: '1.1.0', by: '1.0.0' }))
    expect(bar.getByRole('alert')).toHaveTextContent('wallet 1.1.0 failed on this page: you see 1.0.0.')
  })
})

it('on a trial page, names the remotes that do not accept the modules of its host', () => {
  const reason = 'wallet 1.1.0 needs react ^19.3.1, the host provides 20.0.0'
  const { bar } = show(opened(), { ...own, beyondRanges: [reason] })
  expect(bar.getByRole('alert')).toHaveTextContent(`For trial only: ${reason}.`)
})
