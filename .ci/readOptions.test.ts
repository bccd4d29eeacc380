/** @jest-environment node */
import { readOptions } from './readOptions.mjs'

describe('the parameters of npm test', () => {
  it.each([
    [[], { isAll: false }],
    [['--all'], { isAll: true }],
    [['--all', '--shard', '1/3'], { isAll: true, shard: { part: 1, of: 3 } }],
    [['--all', '--shard=3/3'], { isAll: true, shard: { part: 3, of: 3 } }],
  ])('%j are read', (typed, read) => {
    expect(readOptions(typed)).toEqual(read)
  })

  it.each([
    [['wallet'], 'Unexpected argument'],
    [['--fast'], "Unknown option '--fast'"],
    [['--shard', '1/3'], 'Only npm run test:all can be split'],
    [['--all', '--shard', '0/3'], 'such as 1/3, not "0/3"'],
    [['--all', '--shard', '4/3'], 'such as 1/3, not "4/3"'],
    [['--all', '--shard', 'first'], 'such as 1/3, not "first"'],
  ])('%j are refused with the usage', (typed, sentence) => {
    const read = readOptions(typed)
    expect(read).toHaveProperty('problem', expect.stringContaining(sentence))
    expect(read).toHaveProperty('problem', expect.stringContaining('npm run test:all -- --shard 1/3'))
  })
})
