/** @jest-environment node */
import { translateOf } from './translateOf'

it.each(['$60.2B', '0.1 ETH', '+2.45%', '10x', 'BTC/USDT', 'SOL', '—', '250ms', 23])(
  '%s is not translated',
  (figure) => {
    expect(translateOf(figure)).toBe('no')
  },
)

it.each(['30 days', 'Flexible', '4 of 5 online', undefined])('%s is left to page translation', (text) => {
  expect(translateOf(text)).toBeUndefined()
})
