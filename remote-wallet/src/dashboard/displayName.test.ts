/** @jest-environment node */
import { displayName } from './displayName'

describe('the name in the welcome', () => {
  it.each([
    ['ada.lovelace@example.com', 'ada.lovelace'],
    ['a@b@c', 'a'],
    ['@example.com', 'Trader'],
    ['', 'Trader'],
    [undefined, 'Trader'],
  ])('of %s is %s [WAL-02]', (email, name) => {
    expect(displayName(email)).toBe(name)
  })
})
