import { createFavorites } from './favorites'

const KEY = 'crossbook.favorite-coins'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

/** Simulates another tab: it writes, and this one gets the event if it listens. */
function markElsewhere(value: string) {
  localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}

describe('the marks of a visitor', () => {
  it('are found again at the next visit, whatever else stands there [LST-12]', () => {
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

  it('are told to all who listen, and follow other tabs [LST-12]', () => {
    const favorites = createFavorites()
    const heard = jest.fn()
    const stops = [favorites.subscribe(() => heard()), favorites.subscribe(() => heard())]
    favorites.toggle('ETH')
    expect(heard).toHaveBeenCalledTimes(2)
    markElsewhere('ETH,SOL')
    expect(favorites.read()).toEqual(['ETH', 'SOL'])
    expect(heard).toHaveBeenCalledTimes(4)
    for (const stop of stops) stop()
    favorites.toggle('ETH')
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('are what another tab made of them while no list of coins stood on the page [LST-12]', () => {
    const favorites = createFavorites()
    favorites.subscribe(jest.fn())()
    favorites.toggle('ETH')
    markElsewhere('SOL')
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
