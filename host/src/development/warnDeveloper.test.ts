import { CAUGHT_EVENT } from '@crossbook/contract'
import { warnDeveloper } from './warnDeveloper'

/** Events that the page receives while the site reports a caught error. */
function reportedErrors(error: Error) {
  const errors: unknown[] = []
  const collect = (event: Event) => event instanceof CustomEvent && errors.push(event.detail)
  window.addEventListener(CAUGHT_EVENT, collect)
  warnDeveloper(error)
  window.removeEventListener(CAUGHT_EVENT, collect)
  return errors
}

it('shows a developer the errors that the site has caught', () => {
  const error = new Error('no price')
  expect(reportedErrors(error)).toEqual([error])
})

it('shows visitors nothing', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  expect(reportedErrors(new Error('no price'))).toEqual([])
})
