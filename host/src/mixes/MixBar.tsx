import { type PageDocument, versionDifferences } from '@crossbook/contract'
import {
  Button,
  color,
  hiddenFromSight,
  Icon,
  media,
  size,
  space,
  stroke,
  type,
  useCopy,
  warningIcon,
} from '@crossbook/ui'
import { useRef, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { channelApps, shownApps } from './channelApps'
import { exactSet } from './exactSet'
import { formatInstant } from './formatInstant'
import { leave } from './leave'
import type { OpenedChoice } from './openChoice'
import { VersionPanel } from './VersionPanel'
import { mixesCopy as copy } from './mixesCopy'

interface MixBarProps {
  /** The channel's own page. */
  own: PageDocument
  opened: OpenedChoice
  fallbacks: ShownFallbacks
}

/** The bar above every page of a channel that accepts mixes: the mixed versions, and buttons to change and leave them. */
export function MixBar({ own, opened, fallbacks }: MixBarProps) {
  const { mix, tried, problems, page } = opened
  const [isOpen, setIsOpen] = useState(false)
  const set = useRef<HTMLPreElement>(null)
  const { copy: copyText } = useCopy({ success: copy.copied, source: set })
  const text = exactSet({ own, shown: page, mix })
  const fallenBack = useSyncExternalStore(fallbacks.subscribe, fallbacks.list)
  const isChanged = mix !== undefined || tried.size > 0

  return (
    <Bar aria-label={copy.bar}>
      <Text>
        <p>
          <strong>{own.config.channel}</strong>
          {mix && (
            <span>
              <span> · Mix </span>
              <strong>{mix.name}</strong> <span>{`by ${mix.owner}, until`}</span>{' '}
              <time dateTime={mix.expiresAt}>{formatInstant(mix.expiresAt)}</time>
              {!mix.follows && <span>{copy.pinned(formatInstant(mix.createdAt))}</span>}
            </span>
          )}
          {!isChanged && (
            <span>
              <span> · release </span>
              <span translate="no">{own.release}</span>
            </span>
          )}
        </p>
        {isChanged && <Versions own={own} opened={opened} />}
        {own.beyondRanges && <Problem lines={[copy.beyondRanges(own.beyondRanges)]} />}
        {problems.length > 0 && <Problem lines={isChanged ? problems : [...problems, copy.own]} />}
        {fallenBack.length > 0 && <Problem lines={fallenBack.map(copy.failed)} />}
      </Text>
      <Actions>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {copy.tryVersions}
        </Button>
        <Button size="small" onClick={() => void copyText(text)}>
          {copy.copySet}
        </Button>
        {isChanged && (
          <Button size="small" onClick={leave}>
            {mix ? copy.leave : copy.stop}
          </Button>
        )}
      </Actions>
      {/* Selected where the browser does not let a page copy. */}
      <CopySource ref={set} aria-hidden>
        {text}
      </CopySource>
      <VersionPanel open={isOpen} onClose={() => setIsOpen(false)} opened={opened} />
    </Bar>
  )
}

function Problem({ lines }: { lines: readonly string[] }) {
  return (
    <ProblemLine role="alert">
      <Icon shape={warningIcon} size={16} />
      <span>{lines.join(' ')}</span>
    </ProblemLine>
  )
}

function Versions({ own, opened: { page } }: Pick<MixBarProps, 'own' | 'opened'>) {
  const changed = versionDifferences(channelApps(own), shownApps(page))
  if (changed.length === 0) return <p>{copy.same}</p>
  return (
    <Changed aria-label={copy.different}>
      {changed.map(({ app, from, to }) => (
        <li key={app}>
          <strong>{app}</strong> <span>{to ?? 'left out'}</span> <From>{`(channel: ${from ?? 'none'})`}</From>
        </li>
      ))}
    </Changed>
  )
}

const Bar = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding: ${space[4]} ${size.pagePadding};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.warnWash};
  color: ${color.text2};
  ${type.small}

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`

const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Changed = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
`

const From = styled.span`
  white-space: nowrap;
`

const ProblemLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.warn};

  & > svg {
    flex: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  ${media.belowS} {
    width: 100%;
  }
`

const CopySource = styled.pre`
  ${hiddenFromSight}
`
