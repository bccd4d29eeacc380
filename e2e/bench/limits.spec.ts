import { expect, test } from '@playwright/test'
import { brokenLimits } from './limits'

const good = {
  route: '/terms',
  paintRatio: 0.4,
  answersRatio: 1.05,
  scriptRatio: 1.3,
  waves: 2,
  layoutShift: 0,
  markupRatio: 1.15,
  blockingTime: 200,
  followed: 600,
  busy: 3,
}

test.describe('the limits of a bench', () => {
  test('lets a route pass that just reaches them', () => {
    expect(brokenLimits(good)).toEqual([])
  })

  test('names route, figure and limit of everything above them', () => {
    expect(brokenLimits({ ...good, waves: 3, scriptRatio: 1.354 })).toEqual([
      '/terms: script compared with the single build is 1.35, allowed 1.3.',
      '/terms: rounds of requests is 3, allowed 2.',
    ])
    expect(brokenLimits({ ...good, route: '/', markupRatio: 2, blockingTime: 280 })).toEqual([
      '/: largest paint compared with the page of markup alone is 2, allowed 1.15.',
      '/: blocking time until it is interactive, in ms is 280, allowed 200.',
    ])
  })

  test('lets nothing pass that was not measured', () => {
    expect(brokenLimits({ ...good, paintRatio: Number.NaN })).toEqual([
      '/terms: largest paint compared with the single build is NaN, allowed 0.4.',
    ])
  })
})
