import { expect, test } from '@playwright/test'
import { brokenLimits } from './limits'

const good = {
  route: '/terms',
  paintRatio: 0.6,
  answersRatio: 0.9,
  scriptRatio: 1.15,
  waves: 2,
  layoutShift: 0,
  markupRatio: 1.1,
  blockingTime: 100,
  againRatio: 1.2,
  followed: 100,
}

test.describe('the limits of a bench', () => {
  test('lets a route pass that just reaches them', () => {
    expect(brokenLimits(good)).toEqual([])
  })

  test('names route, figure and limit of everything above them', () => {
    expect(brokenLimits({ ...good, waves: 3, scriptRatio: 1.254 })).toEqual([
      '/terms: script compared with the single build is 1.25, allowed 1.15.',
      '/terms: waves of requests is 3, allowed 2.',
    ])
    expect(brokenLimits({ ...good, route: '/', markupRatio: 2, blockingTime: 180 })).toEqual([
      '/: largest paint compared with the page of markup alone is 2, allowed 1.1.',
      '/: blocking time until it is ready, in ms is 180, allowed 100.',
    ])
  })

  test('lets nothing pass that was not measured', () => {
    expect(brokenLimits({ ...good, paintRatio: Number.NaN })).toEqual([
      '/terms: largest paint compared with the single build is NaN, allowed 0.6.',
    ])
  })
})
