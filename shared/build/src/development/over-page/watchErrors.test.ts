import { CAUGHT_EVENT } from '@crossbook/contract'
import type { Thrown } from '../problem'
import { watchErrors } from './watchErrors'

it('receives uncaught and logged errors, each once, and nothing that is not an error', () => {
  history.replaceState(null, '', '/tools/gas')
  const received: Thrown[] = []
  watchErrors(window, (thrown) => received.push(thrown))
  const error = new TypeError('no price')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('no answer') }))
  window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: new RangeError('too expensive') }))
  expect(received).toEqual([
    { id: 1, message: 'TypeError: no price', stack: error.stack, route: '/tools/gas' },
    { id: 2, message: 'Error: no answer', stack: expect.any(String), route: '/tools/gas' },
    { id: 3, message: 'RangeError: too expensive', stack: expect.any(String), route: '/tools/gas' },
  ])
})
