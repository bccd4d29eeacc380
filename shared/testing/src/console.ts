import { format } from 'node:util'

/**
 * Makes a test fail that lets a warning or an error through to the console: what React, styled-components or our own
 * code complains about is a fault. A test that expects a message replaces the method with `jest.spyOn`.
 */
export function failOnConsoleProblems() {
  const problems: string[] = []
  const remember = (...args: unknown[]) => {
    problems.push(format(...args))
  }

  beforeEach(() => {
    problems.length = 0
    console.error = remember
    console.warn = remember
  })

  afterEach(() => {
    const [first] = problems
    if (first !== undefined) throw new Error(`The console showed a problem during this test:\n${first}`)
  })
}
