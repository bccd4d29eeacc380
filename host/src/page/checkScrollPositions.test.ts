import { checkScrollPositions, SCROLL_KEY as KEY } from './checkScrollPositions'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps scroll positions', () => {
  sessionStorage.setItem(KEY, '{"default":0,"k1":640.5}')
  checkScrollPositions()
  expect(sessionStorage.getItem(KEY)).toBe('{"default":0,"k1":640.5}')
})

it.each(['"a text"', '5', 'null', '["1"]', '{"default":"0"}', '{"default":', ''])(
  'throws away %s',
  (stored) => {
    sessionStorage.setItem(KEY, stored)
    checkScrollPositions()
    expect(sessionStorage.getItem(KEY)).toBeNull()
  },
)

it('leaves a page alone whose storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(checkScrollPositions).not.toThrow()
})
