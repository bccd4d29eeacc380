import { PREFERENCES } from '@crossbook/contract'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useIsFirstRender } from './useIsFirstRender'

interface ByPreferenceProps {
  /** The preference as the page is marked with it before any code of the site runs: `balances-hidden:true`. */
  word: string
  /** Whether it holds, as soon as that can be known. */
  holds: boolean
  then: ReactNode
  otherwise: ReactNode
  /** What a page shows that is not marked at all, because its host is from before the marks. Default: `otherwise`. */
  unmarked?: 'then' | 'otherwise'
}

/**
 * One of two, by a choice that the browser keeps. A page is prerendered for everybody, so both stand in it, and its marks decide
 * which is seen from the first frame on. After the first render the chosen one is made afresh and the other one is in the page no
 * more: neither may hold what has a state of its own.
 */
export function ByPreference({ word, holds, then, otherwise, unmarked = 'otherwise' }: ByPreferenceProps) {
  if (!useIsFirstRender()) return holds ? then : otherwise
  const holding = `[${PREFERENCES}~='${word}']`
  const mark = unmarked === 'then' ? `:is(:not([${PREFERENCES}]), ${holding})` : holding
  return (
    <>
      <Otherwise $mark={mark}>{otherwise}</Otherwise>
      <Then $mark={mark}>{then}</Then>
    </>
  )
}

/** `$mark` selects an html element on which the preference holds. */
const Otherwise = styled.span<{ $mark: string }>`
  display: contents;

  html${({ $mark }) => $mark} & {
    display: none;
  }
`

const Then = styled.span<{ $mark: string }>`
  display: contents;

  html:not(${({ $mark }) => $mark}) & {
    display: none;
  }
`
