import type { ReactNode } from 'react'
import { DescriptionItem, DescriptionList } from '@crossbook/ui'

/** A term and its value. A fact without a value is left out. */
export type Fact = readonly [term: string, value: ReactNode]

/** Facts below each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null)
  return (
    <DescriptionList>
      {known.map(([term, value], index) => (
        <DescriptionItem key={index} term={term}>
          {value}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
