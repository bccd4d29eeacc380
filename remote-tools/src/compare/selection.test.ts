/** @jest-environment node */
import { selectionAddress, withCoin, withoutCoin } from './selection'

const read = (search: string) => selectionAddress.read(new URLSearchParams(search))

describe('the coins that are compared', () => {
  it('are at most four [TLS-22]', () => {
    expect(withCoin(['BTC', 'ETH', 'SOL', 'XRP'], 'ADA')).toEqual(['BTC', 'ETH', 'SOL', 'XRP'])
    expect(withCoin(['BTC', 'ETH', 'SOL'], 'ADA')).toEqual(['BTC', 'ETH', 'SOL', 'ADA'])
  })

  it('are at least one [TLS-23]', () => {
    expect(withoutCoin(['BTC'], 'BTC')).toEqual(['BTC'])
    expect(withoutCoin(['BTC', 'ETH'], 'BTC')).toEqual(['ETH'])
  })

  it('hold no coin twice [TLS-24]', () => {
    expect(withCoin(['BTC'], 'BTC')).toEqual(['BTC'])
    expect(read('coins=SOL-SOL-ADA')).toEqual(['SOL', 'ADA'])
  })

  it('are read from an address, without unknown or surplus ones [TLS-24]', () => {
    expect(read('coins=ada-dot')).toEqual(['ADA', 'DOT'])
    expect(read('coins=BTC-DOGE-constructor')).toEqual(['BTC'])
    expect(read('coins=BTC-ETH-SOL-XRP-ADA')).toEqual(['BTC', 'ETH', 'SOL', 'XRP'])
  })

  it('are Bitcoin and Ethereum when the address names none, which is left out of it [TLS-24]', () => {
    expect(read('')).toEqual(['BTC', 'ETH'])
    expect(read('coins=')).toEqual(['BTC', 'ETH'])
    expect(selectionAddress.write(['BTC', 'ETH'])).toEqual({ coins: null })
    expect(selectionAddress.write(['ETH', 'BTC'])).toEqual({ coins: 'ETH-BTC' })
  })
})
