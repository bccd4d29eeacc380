import { type Result, visibleText } from '@crossbook/contract'
import { hasPassed, type Verification } from '@crossbook/releases'
import { count, shortInstant } from '../terminal/output'

/** Describes the verification of a set of builds and its result, or says that there is none. */
export function describeVerification(read: Result<Verification | undefined, string>) {
  if (!read.ok) return `Its verification cannot be read: ${visibleText(read.problem)}.`
  const verification = read.value
  if (!verification) return 'These builds have not been verified together.'
  const { author, at, pages, found, journeys } = verification
  const by = `by ${visibleText(author)} on ${shortInstant(at)}: ${count(pages, 'page')}`
  if (hasPassed(verification))
    return `Verified ${by}, no problems found${journeys ? `; “${visibleText(journeys.command)}” passed` : ''}.`
  return `Verified ${by}, ${found === 0 ? `but “${visibleText(journeys?.command ?? '')}” failed` : `with ${count(found, 'finding')}`}.`
}
