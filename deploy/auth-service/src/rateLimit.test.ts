/** @jest-environment node */
import { createRateLimit } from './rateLimit'

let clock = 0
const now = () => clock

beforeEach(() => {
  clock = 0
})

it('lets an address try as often as the burst allows, then once per regained attempt', () => {
  const limit = createRateLimit({ burst: 3, perSecond: 1, now })
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  clock += 999
  expect(limit.take('a')).toBe(false)
  clock += 1
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false])
})

it('counts every address by itself', () => {
  const limit = createRateLimit({ burst: 1, perSecond: 1, now })
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, false, true])
})

it('never saves up more than the burst', () => {
  const limit = createRateLimit({ burst: 2, perSecond: 1, now })
  limit.take('a')
  clock += 3_600_000
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false])
})

it('keeps counting a guesser’s attempts although many others come', () => {
  const limit = createRateLimit({ burst: 2, perSecond: 0.001, now })
  for (let other = 0; other < 500; other += 1) limit.take(`other ${other}`)
  expect([limit.take('guesser'), limit.take('guesser'), limit.take('guesser')]).toEqual([true, true, false])
  for (let other = 500; other < 1_300; other += 1) limit.take(`other ${other}`)
  expect(limit.take('guesser')).toBe(false)
})

it('gives back an attempt that was not one', () => {
  const limit = createRateLimit({ burst: 2, perSecond: 1, now })
  limit.take('a')
  limit.take('a')
  limit.giveBack('a')
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false])
  limit.giveBack('nobody')
  expect([limit.take('nobody'), limit.take('nobody'), limit.take('nobody')]).toEqual([true, true, false])
})

it('returns the time until the next attempt', () => {
  const limit = createRateLimit({ burst: 1, perSecond: 1 / 30, now })
  limit.take('a')
  expect(limit.secondsUntilNext('a')).toBe(30)
  clock += 29_500
  expect(limit.secondsUntilNext('a')).toBe(1)
})
