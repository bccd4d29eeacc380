/** @jest-environment node */
import { PAGE_MARKUP } from '@crossbook/contract'
import { foreignSelectors } from './foreignSelectors'

it.each([
  ['.page h1 { color: red }'],
  ['h1.page, #chart > *, [data-chart] { color: red }'],
  ['.page { h1 { color: red } & > p { color: red } @media print { a { color: red } } }'],
  [':is(.page, .page-head) h1 { color: red }'],
  ['@media (width > 40rem) { @layer screens { .page { color: red } } }'],
  ['@scope (.page) { h1 { color: red } }'],
  [
    '@keyframes blink { from { opacity: 0 } to { opacity: 1 } } @font-face { font-family: Own; src: url(own.woff2) }',
  ],
])('finds nothing in rules of the remote’s own: %s', (css) => {
  expect(foreignSelectors(css)).toEqual([])
})

it.each([
  ['h1 { color: red }', 'h1'],
  ['.page, body { color: red }', '.page, body'],
  [':root { --own: red }', ':root'],
  ['* { margin: 0 }', '*'],
  ['html,\n  body { margin: 0 }', 'html, body'],
  ['h1:not(.page) { color: red }', 'h1:not(.page)'],
  ['main:has(.page) h1 { color: red }', 'main:has(.page) h1'],
  [':is(.page, h1) { color: red }', ':is(.page, h1)'],
  ['input[type=text] { color: red }', 'input[type=text]'],
  [`[${PAGE_MARKUP.isSignedIn}] h1 { color: red }`, `[${PAGE_MARKUP.isSignedIn}] h1`],
  [`#${PAGE_MARKUP.rootId} h1 { color: red }`, `#${PAGE_MARKUP.rootId} h1`],
  ['::selection { color: red }', '::selection'],
  ['& { color: red }', '&'],
  ['@media print { @supports (display: grid) { table { color: red } } }', 'table'],
  ['@scope (main) { h1 { color: red } }', 'h1'],
])('finds what matches elements of others: %s', (css, selector) => {
  expect(foreignSelectors(css)).toEqual([selector])
})
