/** @jest-environment node */
import { indexAt, moveByKey } from './crosshair'

it.each([
  [-0.2, 0],
  [0, 0],
  [0.49, 12],
  [1, 24],
  [1.3, 24],
])('at %d of the width of 25 points is point %d', (share, index) => {
  expect(indexAt(share, 25)).toBe(index)
})

it.each([
  ['ArrowLeft', 23],
  ['ArrowRight', 24],
  ['Home', 0],
  ['End', 24],
  ['a', undefined],
])('%s leads from the last of 25 points to %s', (key, index) => {
  expect(moveByKey(key, 24, 24)).toBe(index)
})
