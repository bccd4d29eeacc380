/** @jest-environment node */
import { withoutPrivateParts } from './privateParts'

it.each([
  ['a mail address', 'No user ada.lovelace+1@mail.example.com here', 'No user [mail] here'],
  ['one in an address', 'GET /reset/ada%40example.com failed', 'GET /reset/[mail] failed'],
  ['one in quotes', '"ada@example.org" is taken', '"[mail]" is taken'],
  [
    'what a link brings',
    'https://site.example/a?token=abc&x=1 failed',
    'https://site.example/a?[left out] failed',
  ],
  ['tokens behind a hash', '/dashboard#access_token=abc.def', '/dashboard#[left out]'],
  ['who signs in by an address', 'https://ada:pass@site.example/x', 'https://[left out]@site.example/x'],
  ['a bearer’s token', 'Authorization: Bearer abcdefgh12', 'Authorization: Bearer [token]'],
  ['a named secret', '{"refresh_token":"kX9-abc","id":1}', '{"refresh_token":[token],"id":1}'],
  ['a password', 'password=hunter2 refused', 'password=[token] refused'],
  ['a JSON web token', 'bad jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'bad jwt [token]'],
  ['an id', 'no row 7f9c24e8-3b0a-4d57-9f0e-1c2d3e4f5a6b', 'no row [token]'],
  ['a wallet', 'to 0x52908400098527886E0F7030069857D2E4169EE7', 'to [token]'],
  ['a telephone', 'call +49 (170) 123-4567 now', 'call [number] now'],
  ['a card', '4111 1111 1111 1111', '[number]'],
  ['an account', 'DE89 3704 0044 0532 0130 00', '[number]'],
  ['a day of birth', 'born 1815-12-10', 'born [number]'],
  ['an address of the network', 'from 192.168.7.20', 'from [number]'],
])('leaves out %s', (_what, text, left) => {
  expect(withoutPrivateParts(text)).toBe(left)
})

it.each([
  'TypeError: Cannot read properties of undefined (reading "0")',
  'Error: wallet 0.1.0-main.3fa2b1c is not part of this page',
  'BrokenModule: crossbook_wallet_0_1_0$local$89c4d2f42c/./dashboard threw Error: gone',
  'at Calculator (https://site.example/apps/tools/0.1.0-local-89c4d2f42c/calculator.js:2:34567)',
  'calculator@https://site.example/apps/tools/9.0.0/calculator.js:2:34567',
  'Minified React error #418; visit https://react.dev/errors/418',
  'release r0123456789abcdef after 20000 ms at 12:30:45',
])('keeps the parts that help to find the fault: %s', (text) => {
  expect(withoutPrivateParts(text)).toBe(text)
})

it('leaves out the same the second time', () => {
  for (const _time of [1, 2]) expect(withoutPrivateParts('ada@example.org')).toBe('[mail]')
})

it('keeps no page waiting for an error with a long text, and shows no part of a truncated word', () => {
  const began = performance.now()
  expect(withoutPrivateParts(`Error: no balance of ${'a'.repeat(200_000)}@example.com`)).toBe(
    'Error: no balance of ',
  )
  expect(performance.now() - began).toBeLessThan(1_000)
})
