import { TAB_KEYS } from '@crossbook/contract'
import { openQuarantine } from './quarantine'

const KEY = TAB_KEYS.quarantine

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('is remembered over a reload of the tab', () => {
  openQuarantine().add('wallet@1.1.0')
  const next = openQuarantine()
  expect(next.has('wallet@1.1.0')).toBe(true)
  expect(next.has('wallet@1.0.0')).toBe(false)
})

it.each([
  ['no JSON', '{{'],
  ['no list', '{"wallet@1.1.0":true}'],
  ['no names of builds', '[1,null,"__proto__","wallet","https://evil.test/@1.0.0"]'],
])('starts empty when storage holds %s', (_what, stored) => {
  sessionStorage.setItem(KEY, stored)
  const quarantine = openQuarantine()
  for (const build of ['wallet@1.1.0', '__proto__', 'wallet', 'https://evil.test/@1.0.0'])
    expect(quarantine.has(build)).toBe(false)
})

it('lasts for the page where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const quarantine = openQuarantine()
  quarantine.add('wallet@1.1.0')
  expect(quarantine.has('wallet@1.1.0')).toBe(true)
})
