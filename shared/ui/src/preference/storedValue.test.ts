import { createStoredValue } from './storedValue'

const KEY = 'crossbook.test'

const openValue = () =>
  createStoredValue<number>(KEY, {
    initial: 2,
    parse: (text) => (/^[1-9]$/.test(text) ? Number(text) : undefined),
  })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('keeps a choice in local storage, and nothing while the value is the initial one', () => {
  const value = openValue()
  value.set(5)
  expect([value.read(), localStorage.getItem(KEY), openValue().read()]).toEqual([5, '5', 5])
  value.set(2)
  expect([value.read(), localStorage.getItem(KEY)]).toEqual([2, null])
})

it('has its initial value where the stored text is damaged or cannot be read', () => {
  localStorage.setItem(KEY, 'many')
  expect(openValue().read()).toBe(2)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(openValue().read()).toBe(2)
})

it('lasts as long as the page where storage refuses it, and is stored again later', () => {
  const value = openValue()
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  value.set(7)
  expect([value.read(), openValue().read()]).toEqual([7, 2])
  refusing.mockRestore()
  value.set(8)
  expect(openValue().read()).toBe(8)
})

it('reports changes made here and in other tabs, until it is stopped', () => {
  const value = openValue()
  const listener = jest.fn()
  const stop = value.subscribe(listener)
  value.set(3)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  value.set(4)
  expect(listener).toHaveBeenCalledTimes(3)
})
