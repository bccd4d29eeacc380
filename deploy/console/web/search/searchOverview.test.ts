import type { AppCell, ChannelSummary } from '../../src/documents'
import { searchOverview } from './searchOverview'

const cell = (version: string): AppCell => ({
  version,
  broughtBy: null,
  rollingOut: null,
  bad: null,
  health: null,
})

const staging: ChannelSummary = {
  channel: 'staging',
  revision: 4,
  release: 'r1a2b3',
  at: '2026-03-31T14:05:00.000Z',
  author: 'Ada',
  url: null,
  acceptsMixes: true,
  frozenUntil: null,
  verified: null,
  rollout: null,
}

const overview = {
  channels: [staging],
  apps: [{ app: 'wallet', cells: { staging: cell('1.2.0'), production: cell('1.2.0') } }],
}
const titles = (words: string) => searchOverview(overview, words).found.map(({ title }) => title)

describe('searching in an exported folder', () => {
  it('finds an application and each of its shown builds once', () => {
    expect(titles('Wallet')).toEqual(['wallet', 'wallet 1.2.0'])
  })

  it('finds a channel by the release that it shows', () => {
    expect(searchOverview(overview, 'r1a2').found).toEqual([
      { kind: 'channel', title: 'staging', detail: 'r1a2b3', address: '/channels/staging' },
    ])
  })

  it('finds nothing where nothing is', () => {
    expect(titles('earn')).toEqual([])
  })
})
