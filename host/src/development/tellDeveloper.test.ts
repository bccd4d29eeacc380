import { CAUGHT_EVENT } from '@crossbook/contract'
import { tellDeveloper } from './tellDeveloper'

/** Events that the page receives while the site reports a caught error. */
function heard(error: Error) {
  const errors: unknown[] = []
  const hear = (event: Event) => event instanceof CustomEvent && errors.push(event.detail)
  window.addEventListener(CAUGHT_EVENT, hear)
  tellDeveloper(error)
  window.removeEventListener(CAUGHT_EVENT, hear)
  return errors
}

it('shows a developer what the site has caught', () => {
  const error = new Error('no price')
  expect(heard(error)).toEqual([error])
})

it('shows visitors nothing', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  expect(heard(new Error('no price'))).toEqual([])
})
