import { createStoredPausePreference } from './pausePreference'

const KEY = 'crossbook.prices-paused'
const newPreference = () => createStoredPausePreference(KEY)

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('the stored choice to pause prices', () => {
  it('is found again at the next visit', () => {
    newPreference().setPaused(true)
    expect(newPreference().isPaused()).toBe(true)
    newPreference().setPaused(false)
    expect(newPreference().isPaused()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('is no for a newcomer and for a value that is not ours', () => {
    expect(newPreference().isPaused()).toBe(false)
    localStorage.setItem(KEY, '{"paused":1}')
    expect(newPreference().isPaused()).toBe(false)
  })

  it('lasts as long as the page where storage is refused', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const preference = newPreference()
    expect(preference.isPaused()).toBe(false)
    preference.setPaused(true)
    expect(preference.isPaused()).toBe(true)
  })

  it('follows another tab until nobody listens', () => {
    const preference = newPreference()
    const listener = jest.fn()
    const leave = preference.subscribe(listener)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'true' }))
    expect(preference.isPaused()).toBe(true)
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue: 'false' }))
    expect(preference.isPaused()).toBe(true)
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect(preference.isPaused()).toBe(false)
    leave()
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'true' }))
    expect(preference.isPaused()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
