import { color, height, media, radius, space, type, useCopy } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'

const WIDTH = { phone: '112px', desk: '140px' } as const

const COPIED = {
  title: 'Copied to clipboard',
  description: 'Transaction hash has been copied to your clipboard.',
}

/** A transaction's hash, cut short by the cell; pressing it copies all of it. */
export function HashButton({ hash }: { hash: string }) {
  const shown = useRef<HTMLSpanElement>(null)
  const { copy } = useCopy({ success: COPIED, source: shown })
  return (
    <Hash
      type="button"
      title={hash}
      aria-label={`Copy transaction hash ${hash.slice(0, 8)}…`}
      onClick={() => void copy(hash)}
    >
      <Digits ref={shown}>{hash}</Digits>
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
  display: block;
  overflow: hidden;
  ${type.mono}
  text-overflow: ellipsis;
  white-space: nowrap;
`
