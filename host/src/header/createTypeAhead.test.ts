/** @jest-environment node */
import { createTypeAhead } from './createTypeAhead'

const TOOLS = ['Calculator', 'Arbitrage', 'Compare', 'Gas', 'Heatmap', 'API']

describe('type-ahead', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('finds the next entry that starts with the letter, in either case', () => {
    const typeAhead = createTypeAhead()
    expect(typeAhead.type('h', TOOLS, 0)).toBe(4)
  })

  it('goes through the entries with the same first letter, round and round', () => {
    const typeAhead = createTypeAhead()
    expect(typeAhead.type('c', TOOLS, 0)).toBe(2)
    expect(typeAhead.type('c', TOOLS, 2)).toBe(0)
  })

  it('reads letters typed in quick succession as the start of a word', () => {
    const typeAhead = createTypeAhead()
    expect(typeAhead.type('a', TOOLS, 0)).toBe(1)
    jest.advanceTimersByTime(999)
    expect(typeAhead.type('p', TOOLS, 1)).toBe(5)
  })

  it('starts a new word after 1000 ms', () => {
    const typeAhead = createTypeAhead()
    expect(typeAhead.type('a', TOOLS, 0)).toBe(1)
    jest.advanceTimersByTime(1000)
    expect(typeAhead.type('g', TOOLS, 1)).toBe(3)
  })

  it('finds nothing where nothing starts so', () => {
    expect(createTypeAhead().type('x', TOOLS, 0)).toBe(-1)
  })
})
