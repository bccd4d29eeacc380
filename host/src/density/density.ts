import { PREFERENCES } from '@crossbook/contract'
import { COMPACT_DENSITY, compactPage, createStoredValue, media, useStoredValue } from '@crossbook/ui'
import { useEffect } from 'react'
import { css } from 'styled-components'

/** The spacing of rows and controls. */
export type Density = 'comfortable' | 'compact'

const COMPACT: Density = 'compact'

const density = createStoredValue<Density>('crossbook.density', {
  initial: 'comfortable',
  parse: (text) => (text === COMPACT ? COMPACT : undefined),
})

/** Sets the density of every page, in this browser. */
export function setDensity(chosen: Density) {
  density.set(chosen)
  markPage()
}

/** The user's density. A first render cannot know it and gets `comfortable`; the rows are right because the page is marked. */
export function useDensity(): Density {
  // Another tab may have chosen.
  useEffect(() => density.subscribe(markPage), [])
  return useStoredValue(density)
}

/** Rules of the page read its mark, which it gets before it is drawn. */
function markPage() {
  const html = document.documentElement
  const others = (html.getAttribute(PREFERENCES) ?? '')
    .split(' ')
    .filter((mark) => mark && mark !== COMPACT_DENSITY)
  html.setAttribute(
    PREFERENCES,
    (density.read() === COMPACT ? [...others, COMPACT_DENSITY] : others).join(' '),
  )
}

const ROW = { desk: '2.25rem', phone: '3rem' } as const
const CONTROL = { pointer: '2rem', touch: '2.5rem' } as const
const SMALL_CONTROL = { pointer: '1.75rem', touch: '2rem' } as const

/** Sizes in compact density. Touch targets keep their size. */
export const compactSizes = css`
  ${compactPage} & {
    --cb-size-row: ${ROW.desk};
    --cb-size-control: ${CONTROL.pointer};
    --cb-size-control-small: ${SMALL_CONTROL.pointer};

    ${media.belowM} {
      --cb-size-row: ${ROW.phone};
    }
    ${media.touch} {
      --cb-size-control: ${CONTROL.touch};
      --cb-size-control-small: ${SMALL_CONTROL.touch};
    }
  }
`
