/** @jest-environment node */
import type { AppName } from '@crossbook/contract'
import { prerenderFailureMessage } from './prerenderFailureMessage'

const app = 'insights' as AppName

it('names the application once, whether or not the reason begins with it', () => {
  expect(prerenderFailureMessage({ path: '/insights', app, reason: 'throws an error' })).toBe(
    '/insights appears only after its code has loaded: insights throws an error.',
  )
  expect(prerenderFailureMessage({ path: null, app, reason: 'insights has published nothing' })).toBe(
    'The not-found page appears only after its code has loaded: insights has published nothing.',
  )
})
