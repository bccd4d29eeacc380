import { expect, test } from '@playwright/test'
import { phoneSlowdown } from './processor'

test.describe('what makes a phone of a machine', () => {
  test('slows a machine down the more, the faster it is', () => {
    expect(phoneSlowdown(142)).toBe(7)
    expect(phoneSlowdown(344)).toBe(2.9)
  })

  test('makes no machine faster than it is', () => {
    expect(phoneSlowdown(2500)).toBe(1)
  })
})
