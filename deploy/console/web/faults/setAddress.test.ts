import { setAddress } from './setAddress'

const ORIGIN = 'http://127.0.0.1:41000'

it('is the page on which the fault was', () => {
  expect(setAddress(ORIGIN, '/wallet/open')).toBe('http://127.0.0.1:41000/wallet/open')
})

it.each([undefined, '*', '//evil.example/wallet', 'https://evil.example'])(
  'is the first page where the route is %s',
  (route) => {
    expect(setAddress(ORIGIN, route)).toBe('http://127.0.0.1:41000/')
  },
)
