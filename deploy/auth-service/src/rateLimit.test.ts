/** @jest-environment node */
import { createRateLimit } from './rateLimit'

let clock = 0
const now = () => clock

beforeEach(() => {
  clock = 0
})

it('lets an address try as often as the burst allows, then once per regained attempt', () => {
  const mayTry = createRateLimit({ burst: 3, perSecond: 1, now })
  expect([mayTry('a'), mayTry('a'), mayTry('a'), mayTry('a')]).toEqual([true, true, true, false])
  clock += 999
  expect(mayTry('a')).toBe(false)
  clock += 1
  expect([mayTry('a'), mayTry('a')]).toEqual([true, false])
})

it('counts every address by itself', () => {
  const mayTry = createRateLimit({ burst: 1, perSecond: 1, now })
  expect([mayTry('a'), mayTry('a'), mayTry('b')]).toEqual([true, false, true])
})

it('never saves up more than the burst', () => {
  const mayTry = createRateLimit({ burst: 2, perSecond: 1, now })
  mayTry('a')
  clock += 3_600_000
  expect([mayTry('a'), mayTry('a'), mayTry('a')]).toEqual([true, true, false])
})

it('does not forget a guesser because many others come by', () => {
  const mayTry = createRateLimit({ burst: 2, perSecond: 0.001, now })
  for (let other = 0; other < 500; other += 1) mayTry(`other ${other}`)
  expect([mayTry('guesser'), mayTry('guesser'), mayTry('guesser')]).toEqual([true, true, false])
  for (let other = 500; other < 1_300; other += 1) mayTry(`other ${other}`)
  expect(mayTry('guesser')).toBe(false)
})
