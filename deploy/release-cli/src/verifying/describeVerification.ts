import { type Result, visibleText } from '@crossbook/contract'
import { hasPassed, type Verification } from '@crossbook/releases'
import { count, shortInstant } from '../terminal/output'

/** Describes the verification of a set of builds and its result, or says that there is none. */
export function describeVerification(read: Result<Verification | undefined, string>) {
  if (!read.ok) return `Its verification cannot be read: ${visibleText(read.problem)}.`
  const verification = read.value
  if (!verification) return 'Nobody has verified these builds together.'
  const { author, at, pages, found, journeys } = verification
  const by = `by ${visibleText(author)} on ${shortInstant(at)}: ${count(pages, 'page')}`
  if (hasPassed(verification))
    return `Verified ${by}, and nothing found${journeys ? `; “${visibleText(journeys.command)}” passed` : ''}.`
  return `Looked at ${by}, ${found === 0 ? `and “${visibleText(journeys?.command ?? '')}” failed` : `and ${count(found, 'thing')} found`}.`
}
