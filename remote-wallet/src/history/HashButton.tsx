import { color, height, media, radius, space, type, useCopy } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'

const WIDTH = { phone: '7rem', desk: '8.75rem' } as const

/** The number of last digits that stay visible in a shortened hash. Users compare hashes by them. */
const END_DIGITS = 4

const COPIED = {
  title: 'Copied to clipboard',
  description: 'Transaction hash has been copied to your clipboard.',
}

/** Renders a transaction's hash. The cell shortens it in the middle, and a click copies it in full. */
export function HashButton({ hash }: { hash: string }) {
  const shown = useRef<HTMLSpanElement>(null)
  const { copy } = useCopy({ success: COPIED, source: shown })
  return (
    <Hash
      type="button"
      title={hash}
      aria-label={`Copy transaction hash ${hash}`}
      onClick={() => void copy(hash)}
    >
      <Digits ref={shown} translate="no">
        <Start>{hash.slice(0, -END_DIGITS)}</Start>
        <span>{hash.slice(-END_DIGITS)}</span>
      </Digits>
    </Hash>
  )
}

const Hash = styled.button`
  display: inline-block;
  max-width: ${WIDTH.phone};
  min-height: ${height.small};
  padding: 0 ${space[8]};
  margin-inline: calc(-1 * ${space[8]});
  border-radius: ${radius.tile};
  color: ${color.accent};
  -webkit-user-select: text;
  user-select: text;

  ${media.fromXl} {
    max-width: ${WIDTH.desk};
  }

  &:hover {
    background: ${color.s3};
    color: ${color.accentStrong};
  }
`

const Digits = styled.span`
  display: flex;
  ${type.mono}
  white-space: nowrap;
`

const Start = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
