import { expect, test } from '@playwright/test'
import { median, pairedRatio } from './figures'

test.describe('the figures of a bench', () => {
  test('takes the median, whatever one slow visit measures', () => {
    expect(median([900, 1, 3, 2, 4])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  test('compares each visit with its pair, so that a machine that slows down changes nothing', () => {
    expect(pairedRatio([50, 100, 400], [100, 200, 800])).toBe(0.5)
  })

  test('does not pass when nothing was measured', () => {
    expect(median([])).toBeNaN()
    expect(pairedRatio([1, 2], [])).toBeNaN()
  })
})
