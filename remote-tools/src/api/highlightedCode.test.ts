/** @jest-environment node */
import { codeRuns } from './highlightedCode'

describe('highlighted code', () => {
  it('is cut into its runs [TLS-64]', () => {
    expect(codeRuns({ text: 'let a', runs: 'k3 p2' })).toEqual([
      { kind: 'k', text: 'let' },
      { kind: 'p', text: ' a' },
    ])
  })
})
