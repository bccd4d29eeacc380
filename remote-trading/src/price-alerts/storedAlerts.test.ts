import { alertReducer, INITIAL_ALERTS } from './alertReducer'
import { localAlerts } from './storedAlerts'

const KEY = 'crossbook.price-alerts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const state = alertReducer(INITIAL_ALERTS, {
  kind: 'create',
  draft: { symbol: 'btc', condition: 'above', price: '50000.5' },
})

describe('stored alerts', () => {
  it('are read back unchanged, by their owner only', () => {
    localAlerts.write('ann', state)
    expect(localAlerts.read('ann')).toEqual(state)
    expect(localAlerts.read('bob')).toBeUndefined()
  })

  it('are announced in this tab as well, for the header', () => {
    const listener = jest.fn()
    window.addEventListener('storage', listener)
    localAlerts.write('ann', state)
    window.removeEventListener('storage', listener)
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ key: KEY }))
  })

  it.each([
    ['no JSON', '{'],
    ['another kind of value', '"alerts"'],
    ['no list', JSON.stringify({ owner: 'ann', alerts: {}, nextNumber: 1 })],
    ['no number', JSON.stringify({ owner: 'ann', alerts: [], nextNumber: 'x' })],
    [
      'a price that is no amount',
      JSON.stringify({ owner: 'ann', nextNumber: 2, alerts: [{ ...state.alerts[0], price: 'much' }] }),
    ],
    [
      'an unknown condition',
      JSON.stringify({ owner: 'ann', nextNumber: 2, alerts: [{ ...state.alerts[0], condition: 'at' }] }),
    ],
  ])('count as none if there is %s', (_what, text) => {
    localStorage.setItem(KEY, text)
    expect(localAlerts.read('ann')).toBeUndefined()
  })

  it('are lost without an error where the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => localAlerts.write('ann', state)).not.toThrow()
    expect(localAlerts.read('ann')).toBeUndefined()
  })
})
