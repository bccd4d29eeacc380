import { PREFERENCES } from '@crossbook/contract'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import type { Elements } from '../elements'
import { useIsFirstRender } from './useIsFirstRender'

interface ByPreferenceProps {
  /** The preference as the page is marked with it before any code of the site runs: `balances-hidden:true`. */
  word: string
  /** Whether it holds, as soon as that can be known. */
  holds: boolean
  then: Elements
  otherwise: Elements
  /** What a page shows that is not marked at all, because its host is from before the marks. Default: `otherwise`. */
  unmarked?: 'then' | 'otherwise'
}

/**
 * One of two, by a choice that the browser keeps. A page is prerendered for everybody, so it contains both, and its marks decide
 * which is seen from the first frame on. Once the choice is known, the one that is seen stays the very element that it was, because
 * a click on it may be in progress, and the other one is in the page no more.
 */
export function ByPreference({ word, holds, then, otherwise, unmarked = 'otherwise' }: ByPreferenceProps) {
  const isFirst = useIsFirstRender()
  const [isPrerendered] = useState(isFirst)
  if (!isPrerendered) return holds ? then : otherwise
  const holding = `[${PREFERENCES}~='${word}']`
  const mark = unmarked === 'then' ? `:is(:not([${PREFERENCES}]), ${holding})` : holding
  return (
    <>
      {(isFirst || !holds) && <Otherwise $mark={isFirst ? mark : undefined}>{otherwise}</Otherwise>}
      {(isFirst || holds) && <Then $mark={isFirst ? mark : undefined}>{then}</Then>}
    </>
  )
}

interface SideProps {
  /** Selects an html element on which the preference holds; undefined once that is known. */
  $mark: string | undefined
}

const Otherwise = styled.span<SideProps>`
  display: contents;
  ${({ $mark }) =>
    $mark !== undefined &&
    css`
      html${$mark} & {
        display: none;
      }
    `}
`

const Then = styled.span<SideProps>`
  display: contents;
  ${({ $mark }) =>
    $mark !== undefined &&
    css`
      html:not(${$mark}) & {
        display: none;
      }
    `}
`
