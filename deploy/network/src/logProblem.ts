import { format } from 'node:util'
import { redactor } from './redactor'

/** Writes a problem to standard error, without secrets; `details` are formatted as `console.error` does it. */
export function logProblem(...details: readonly unknown[]) {
  console.error(redactor(process.env)(format(...details)))
}
