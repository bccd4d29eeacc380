import { createFavorites } from './favorites'

const KEY = 'crossbook.favorite-coins'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

/** Simulates another tab: it writes, and this one gets the event if it listens. */
function markInOtherTab(value: string) {
  localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}

describe('the marks of a visitor', () => {
  it('are restored at the next visit, with other stored data present [LST-12]', () => {
    localStorage.setItem(KEY, 'DOGE,nonsense,BTC')
    const favorites = createFavorites()
    expect(favorites.read()).toEqual(['BTC', 'DOGE'])
    favorites.toggle('LTC')
    favorites.toggle('BTC')
    expect(createFavorites().read()).toEqual(['DOGE', 'LTC'])
    favorites.toggle('DOGE')
    favorites.toggle('LTC')
    expect(localStorage).toHaveLength(0)
  })

  it('are reported to all listeners, and follow other tabs [LST-12]', () => {
    const favorites = createFavorites()
    const listener = jest.fn()
    const stops = [favorites.subscribe(() => listener()), favorites.subscribe(() => listener())]
    favorites.toggle('ETH')
    expect(listener).toHaveBeenCalledTimes(2)
    markInOtherTab('ETH,SOL')
    expect(favorites.read()).toEqual(['ETH', 'SOL'])
    expect(listener).toHaveBeenCalledTimes(4)
    for (const stop of stops) stop()
    favorites.toggle('ETH')
    expect(listener).toHaveBeenCalledTimes(4)
  })

  it('follow changes in another tab while no list of coins was on the page [LST-12]', () => {
    const favorites = createFavorites()
    favorites.subscribe(jest.fn())()
    favorites.toggle('ETH')
    markInOtherTab('SOL')
    const stop = favorites.subscribe(jest.fn())
    expect(favorites.read()).toEqual(['SOL'])
    stop()
  })

  it('last from one list to the next where storage is refused [LST-12]', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const favorites = createFavorites()
    favorites.toggle('ADA')
    const stop = favorites.subscribe(jest.fn())
    expect(favorites.read()).toEqual(['ADA'])
    stop()
  })
})
