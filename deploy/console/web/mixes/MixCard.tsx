import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Badge, Button, Card, Cluster, CopyButton } from '@crossbook/ui'
import type { MixSummary } from '../../src/documents'
import { ActionDialog } from '../actions/ActionDialog'
import { ADDRESSES } from '../addresses'
import { Moment } from '../showing/Moment'
import { type Fact, Facts } from '../showing/Facts'
import { formatMoment } from '../showing/formats'
import { useNow } from '../showing/Moment'
import { MIXES_COPY } from './mixesCopy'

/** Shows one mix: its builds, its link, and its expiry. */
export function MixCard({ mix, writes }: { mix: MixSummary; writes: boolean }) {
  const [isEnding, setEnding] = useState(false)
  const state = stateOf(mix, useNow())
  const isOpen = state === 'open'
  return (
    <Card title={mix.name}>
      <Cluster>
        <Badge tone={isOpen ? 'up' : 'neutral'}>{MIXES_COPY[state]}</Badge>
        <Link to={ADDRESSES.channel(mix.channel)}>{mix.channel}</Link>
        <span>
          <span>{`${MIXES_COPY.madeBy(mix.author)},`}</span> <Moment at={mix.createdAt} />
        </span>
      </Cluster>
      <Facts
        facts={[
          ...mix.apps.map(({ app, version }): Fact => [
            app,
            <Link translate="no" to={ADDRESSES.build(app, version)}>
              {version}
            </Link>,
          ]),
          [MIXES_COPY.until, formatMoment(mix.expiresAt)],
          [MIXES_COPY.lastOpened, <Opened opened={mix.opened} />],
        ]}
      />
      {isOpen && <MixLink mix={mix} />}
      {isOpen && writes && (
        <div>
          <Button size="small" onClick={() => setEnding(true)}>
            {MIXES_COPY.end}
          </Button>
        </div>
      )}
      {isEnding && (
        <ActionDialog
          title={MIXES_COPY.endTitle(mix.name)}
          onClose={() => setEnding(false)}
          action={{ kind: 'mixEnd', channel: mix.channel, id: mix.id }}
        />
      )}
    </Card>
  )
}

function Opened({ opened }: Pick<MixSummary, 'opened'>) {
  if (opened === null) return <span>{MIXES_COPY.neverOpened}</span>
  return (
    <span>
      <Moment at={opened.last} />
      {opened.visits > 0 && <span>{`, ${MIXES_COPY.visits(opened.visits)}`}</span>}
    </span>
  )
}

function MixLink({ mix: { link, name } }: { mix: MixSummary }) {
  if (link === null) return <p>{MIXES_COPY.noLink}</p>
  return (
    <Cluster>
      <Address href={link}>{link}</Address>
      <CopyButton text={link} label={MIXES_COPY.copyLink(name)} />
    </Cluster>
  )
}

function stateOf({ endedAt, expiresAt }: MixSummary, now: number) {
  if (endedAt !== null) return 'ended'
  return Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

/* Without spaces to break at, it would reach beyond the card. */
const Address = styled.a`
  overflow-wrap: anywhere;
`
