/** @jest-environment node */
import { checkPasswords } from './checkPasswords'

describe('checkPasswords', () => {
  it('finds nothing wrong with six equal characters', () => {
    expect(checkPasswords('abcdef', 'abcdef')).toBeNull()
  })

  it('refuses five characters', () => {
    expect(checkPasswords('abcde', 'abcde')).toBe('tooShort')
  })

  it('compares before it counts', () => {
    expect(checkPasswords('abc', 'abd')).toBe('mismatch')
  })

  it('takes letters of another case for another password', () => {
    expect(checkPasswords('abcdef', 'Abcdef')).toBe('mismatch')
  })
})
