/** @jest-environment node */

/** Returns the first random numbers of a test file with this seed in its environment, and the printed texts. */
async function firstNumbers(seed: string | undefined) {
  jest.resetModules()
  const { chance } = await import('./chance')
  const printed: unknown[] = []
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(text)
    return true
  })
  if (seed === undefined) delete process.env.CROSSBOOK_SEED
  else process.env.CROSSBOOK_SEED = seed
  try {
    return { numbers: [chance(), chance(), chance()], printed }
  } finally {
    write.mockRestore()
    delete process.env.CROSSBOOK_SEED
  }
}

describe('random numbers of a test', () => {
  it('print their seed once, and are the same with it', async () => {
    const { numbers, printed } = await firstNumbers(undefined)
    expect(printed).toEqual([
      expect.stringMatching(/^What this test file leaves to chance comes again with CROSSBOOK_SEED=\d+\n$/),
    ])
    const seed = String(printed[0]).split('=')[1]?.trim()
    expect((await firstNumbers(seed)).numbers).toEqual(numbers)
    expect((await firstNumbers('7')).numbers).not.toEqual(numbers)
  })

  it('are between 0 and 1', async () => {
    const { numbers } = await firstNumbers('1')
    expect(numbers.filter((number) => number >= 0 && number < 1)).toHaveLength(3)
  })

  it('refuse a seed that is not a number', async () => {
    await expect(firstNumbers('many')).rejects.toThrow(
      'CROSSBOOK_SEED is “many”; it has to be a whole number',
    )
  })
})
