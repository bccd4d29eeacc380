import { prepareScrollPositions } from './prepareScrollPositions'

const KEY = 'react-router-scroll-positions'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '')
})

it('keeps scroll positions', () => {
  sessionStorage.setItem(KEY, '{"default":0,"k1":640.5}')
  prepareScrollPositions({ firstVisit: false })
  expect(sessionStorage.getItem(KEY)).toBe('{"default":0,"k1":640.5}')
})

it('forgets, on a first visit, the one that an earlier page has left under the same name', () => {
  sessionStorage.setItem(KEY, '{"default":0,"k1":640.5}')
  prepareScrollPositions({ firstVisit: true })
  expect(sessionStorage.getItem(KEY)).toBe('{"k1":640.5}')

  history.replaceState({ key: 'k1' }, '')
  prepareScrollPositions({ firstVisit: true })
  expect(sessionStorage.getItem(KEY)).toBe('{}')
})

it.each(['"a text"', '5', 'null', '["1"]', '{"default":"0"}', '{"default":', ''])(
  'throws away %s',
  (stored) => {
    sessionStorage.setItem(KEY, stored)
    prepareScrollPositions({ firstVisit: false })
    expect(sessionStorage.getItem(KEY)).toBeNull()
  },
)

it('leaves a page alone whose storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(() => prepareScrollPositions({ firstVisit: true })).not.toThrow()
})
