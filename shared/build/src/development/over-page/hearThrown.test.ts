import { CAUGHT_EVENT } from '@crossbook/contract'
import type { Thrown } from '../problem'
import { hearThrown } from './hearThrown'

it('hears what nobody has caught and what the site has, each error once, and nothing that is no error', () => {
  history.replaceState(null, '', '/tools/gas')
  const heard: Thrown[] = []
  hearThrown(window, (thrown) => heard.push(thrown))
  const error = new TypeError('no price')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('no answer') }))
  window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: new RangeError('too dear') }))
  expect(heard).toEqual([
    { id: 1, words: 'TypeError: no price', stack: error.stack, route: '/tools/gas' },
    { id: 2, words: 'Error: no answer', stack: expect.any(String), route: '/tools/gas' },
    { id: 3, words: 'RangeError: too dear', stack: expect.any(String), route: '/tools/gas' },
  ])
})
