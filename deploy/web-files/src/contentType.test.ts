import { contentType } from './contentType'

it('tells what a file is by its ending, and of no other ending', () => {
  expect(contentType('main.js')).toBe('text/javascript; charset=utf-8')
  expect(contentType('main.constructor')).toBe('application/octet-stream')
  expect(contentType('main')).toBe('application/octet-stream')
})
