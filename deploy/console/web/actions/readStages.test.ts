/** @jest-environment node */
import { readStages } from './readStages'

describe('the stages of a rollout', () => {
  it('are read from whole percents, however they are parted', () => {
    expect(readStages('5, 25 50')).toEqual([5, 25, 50])
    expect(readStages('10 %, 100 %')).toEqual([10, 100])
  })

  it.each(['', 'five', '25, 5', '5, 5', '0, 10', '50, 101', '2.5'])('are not “%s”', (text) => {
    expect(readStages(text)).toBeUndefined()
  })
})
