/** @jest-environment node */
import { whenToTry } from './whenToTry'

it.each([
  [undefined, 'Wait a few minutes and try again.'],
  [1, 'Try again in 1 second.'],
  [90, 'Try again in 90 seconds.'],
  [91, 'Try again in 2 minutes.'],
  [3_600, 'Try again in 60 minutes.'],
  [7_200, 'Try again in 2 hours.'],
])('after a wait of %p seconds: %s', (seconds, sentence) => {
  expect(whenToTry(seconds)).toBe(sentence)
})
