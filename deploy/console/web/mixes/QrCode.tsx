import styled from 'styled-components'
import { encode } from 'uqr'
import { radius } from '@crossbook/ui'

/** The empty edge that readers of codes look for, in modules: the norm's four. */
const EDGE = 4

const SIDE = '200px'

/** A text as a code for cameras; dark on light whatever the page's colours are, because readers want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: EDGE })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  )
  return (
    <Drawing viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" shapeRendering="crispEdges" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  width: ${SIDE};
  height: ${SIDE};
  border-radius: ${radius.tile};
`
