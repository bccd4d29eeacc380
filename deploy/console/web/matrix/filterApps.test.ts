/** @jest-environment node */
import type { AppCell, AppRow } from '../../src/documents'
import { differs, filterApps, type MatrixFilter } from './filterApps'

const cell = (version: string): AppCell => ({
  version,
  broughtBy: null,
  rollingOut: null,
  bad: null,
  health: null,
})

const wallet: AppRow = { app: 'wallet', cells: { staging: cell('1.2.0'), production: cell('1.1.0') } }
const trading: AppRow = { app: 'trading', cells: { staging: cell('2.0.0'), production: cell('2.0.0') } }
const tools: AppRow = { app: 'tools', cells: { staging: cell('3.0.0') } }

const overview = { apps: [wallet, trading, tools], teams: [{ name: 'Payments', apps: ['wallet'] }] }
const all: MatrixFilter = { text: '', team: '', from: '', to: '', onlyDiffering: false }
const names = (filter: Partial<MatrixFilter>) =>
  filterApps(overview, { ...all, ...filter }).map(({ app }) => app)

describe('the applications of the matrix', () => {
  it('are all shown without a filter', () => {
    expect(names({})).toEqual(['wallet', 'trading', 'tools'])
  })

  it('differ between channels that have the name of something that every object has', () => {
    const app: AppRow = { app: 'earn', cells: { staging: cell('1.0.0') } }
    expect(differs(app, { from: 'constructor', to: 'staging' })).toBe(true)
    expect(differs(app, { from: 'constructor', to: 'valueof' })).toBe(false)
  })

  it('are found by a part of their names, in whichever case', () => {
    expect(names({ text: ' TRA ' })).toEqual(['trading'])
  })

  it('can be those of a team', () => {
    expect(names({ team: 'Payments' })).toEqual(['wallet'])
    expect(names({ team: 'A team of yesterday' })).toEqual(['wallet', 'trading', 'tools'])
  })

  it('can be those that differ between two channels', () => {
    expect(names({ from: 'staging', to: 'production', onlyDiffering: true })).toEqual(['wallet', 'tools'])
  })

  it('are all there while only one channel is chosen', () => {
    expect(names({ from: 'staging', onlyDiffering: true })).toEqual(['wallet', 'trading', 'tools'])
  })
})

it('an application that one of two channels does not show differs', () => {
  expect(differs(tools, { from: 'staging', to: 'production' })).toBe(true)
  expect(differs(trading, { from: 'staging', to: 'production' })).toBe(false)
})
