import { PREFERENCES } from '@crossbook/contract'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import type { Elements } from '../elements'
import { useIsFirstRender } from './useIsFirstRender'

interface ByPreferenceProps {
  /** The preference's mark on the page, set before any code of the site runs: `balances-hidden:true`. */
  word: string
  /** Whether the preference is set. Ignored in a first render, which cannot know it. */
  holds: boolean
  then: Elements
  otherwise: Elements
  /** Shown on a page without any mark, because its host is older than the marks. Default: `otherwise`. */
  unmarked?: 'then' | 'otherwise'
}

/**
 * Renders one of two variants, by a preference that the browser keeps. A page is prerendered for everybody, so it contains both, and its
 * marks decide which is visible from the first frame on. Once the preference is known, the visible variant keeps its DOM element, because
 * a click on it may be in progress, and the other one is removed.
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
