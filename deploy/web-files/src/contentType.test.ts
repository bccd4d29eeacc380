/** @jest-environment node */
import { contentType } from './contentType'

it('derives a file’s type from its ending, for known endings only', () => {
  expect(contentType('main.js')).toBe('text/javascript; charset=utf-8')
  expect(contentType('main.constructor')).toBe('application/octet-stream')
  expect(contentType('main')).toBe('application/octet-stream')
})
