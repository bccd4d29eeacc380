import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import {
  Badge,
  Button,
  Card,
  Cluster,
  color,
  CopyButton,
  radius,
  space,
  Sparkline,
  Stack,
  type,
} from '@crossbook/ui'
import type { FaultGroup } from '../../src/documents'
import { ACTIONS_COPY } from '../actions/actionsCopy'
import { MarkDialog, RollbackDialog, RolloutMoveDialog } from '../actions/ChannelDialogs'
import { ADDRESSES } from '../addresses'
import { useWrites } from '../queries/queries'
import { Facts } from '../showing/Facts'
import { Moment } from '../showing/Moment'
import { FAULTS_COPY } from './faultsCopy'

/** Groups of faults, as they come: the server puts what matters most first. */
export function FaultList({ groups, level = 2 }: { groups: readonly FaultGroup[]; level?: 2 | 3 }) {
  return (
    <Stack>
      {groups.map((group) => (
        <FaultCard
          key={[group.channel, group.app, group.version, group.kind, group.module, group.error].join(' ')}
          group={group}
          level={level}
        />
      ))}
    </Stack>
  )
}

/** One cause: how often, since when, where, and the command lines that lead to it. */
function FaultCard({ group, level }: { group: FaultGroup; level: 2 | 3 }) {
  const { app, version, channel, kind, error, days, stack, reproduce, bisect } = group
  const counts = days.map(({ count }) => count)
  return (
    <Card title={error} level={level}>
      <Cluster>
        <Badge tone="down">{kind}</Badge>
        <Link to={ADDRESSES.build(app, version)} translate="no">{`${app} ${version}`}</Link>
        <Link to={ADDRESSES.channel(channel)}>{channel}</Link>
        <span>{FAULTS_COPY.count(group)}</span>
        <Sparkline
          values={counts.length < 2 ? [0, ...counts, 0].slice(0, 2) : counts}
          tone="down"
          label={FAULTS_COPY.trend(days)}
        />
      </Cluster>
      <FaultFacts group={group} />
      <FaultActions group={group} />
      <CommandLine message={FAULTS_COPY.serveSet} command={reproduce} label={FAULTS_COPY.copyServeSet} />
      {bisect !== null && (
        <CommandLine message={FAULTS_COPY.bisect} command={bisect} label={FAULTS_COPY.copyBisect} />
      )}
      {stack !== '' && (
        <details>
          <summary>{FAULTS_COPY.stack}</summary>
          <StackTrace tabIndex={0}>{stack}</StackTrace>
        </details>
      )}
    </Card>
  )
}

function FaultFacts({ group }: { group: FaultGroup }) {
  const { firstSeen, lastSeen, release, shown, mix, control, routes, browsers, alsoIn } = group
  return (
    <Facts
      facts={[
        [FAULTS_COPY.firstSeen, <Moment at={firstSeen} />],
        [FAULTS_COPY.lastSeen, <Moment at={lastSeen} />],
        [FAULTS_COPY.since, <Since release={release} shown={shown} />],
        [FAULTS_COPY.mix, mix && <span translate="no">{mix}</span>],
        [FAULTS_COPY.control, control || null],
        [FAULTS_COPY.routes, routes.join(', ')],
        [FAULTS_COPY.browsers, browsers.join(', ')],
        [FAULTS_COPY.alsoIn, alsoIn.length > 0 ? alsoIn.join(', ') : null],
      ]}
    />
  )
}

function Since({ release, shown }: Pick<FaultGroup, 'release' | 'shown'>) {
  return (
    <>
      <span translate="no">{release}</span>
      {shown && (
        <span>
          <span>{`, ${FAULTS_COPY.shownBy(shown.author)}`}</span> <Moment at={shown.at} />
        </span>
      )}
    </>
  )
}

/** Buttons for a failing build: roll it back where it is shown, and mark it as bad. */
function FaultActions({ group }: { group: FaultGroup }) {
  const [open, setOpen] = useState<'rollback' | 'mark'>()
  const { app, version, channel, shownTo } = group
  const onClose = () => setOpen(undefined)
  if (!useWrites()) return null
  return (
    <Cluster>
      {shownTo !== null && (
        <Button size="small" onClick={() => setOpen('rollback')}>
          {ACTIONS_COPY.rollback}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('mark')}>
        {ACTIONS_COPY.mark}
      </Button>
      {open === 'rollback' && shownTo === 'everybody' && (
        <RollbackDialog channel={channel} apps={[app]} chosen={app} onClose={onClose} />
      )}
      {open === 'rollback' && shownTo === 'rollout' && (
        <RolloutMoveDialog channel={channel} move="abort" onClose={onClose} />
      )}
      {open === 'mark' && <MarkDialog channel={channel} app={app} version={version} onClose={onClose} />}
    </Cluster>
  )
}

function CommandLine({ message, command, label }: { message: string; command: string; label: string }) {
  return (
    <div>
      <p>{message}</p>
      <Cluster>
        <Command>{command}</Command>
        <CopyButton text={command} label={label} />
      </Cluster>
    </div>
  )
}

const Command = styled.code`
  flex: 0 1 auto;
  min-width: 0;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  background: ${color.s3};
  ${type.mono}
  overflow-wrap: anywhere;
`

const StackTrace = styled.pre`
  margin: ${space[8]} 0 0;
  overflow: auto;
  ${type.mono}
`
