import { Link } from 'react-router-dom'
import styled from 'styled-components'
import {
  Badge,
  Card,
  Cluster,
  color,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  radius,
  space,
  Sparkline,
  type,
} from '@crossbook/ui'
import type { FaultGroup } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { Moment } from '../showing/Moment'
import { FaultActions } from './FaultActions'
import { FAULTS_COPY } from './faultsCopy'

/** One cause: how often, since when, where, and the command lines that lead to it. */
export function FaultCard({ group, level }: { group: FaultGroup; level: 2 | 3 }) {
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
          <Stack tabIndex={0}>{stack}</Stack>
        </details>
      )}
    </Card>
  )
}

function FaultFacts({ group }: { group: FaultGroup }) {
  const { firstSeen, lastSeen, release, shown, mix, control, routes, browsers, alsoIn } = group
  return (
    <DescriptionList>
      <DescriptionItem term={FAULTS_COPY.firstSeen}>
        <Moment at={firstSeen} />
      </DescriptionItem>
      <DescriptionItem term={FAULTS_COPY.lastSeen}>
        <Moment at={lastSeen} />
      </DescriptionItem>
      <DescriptionItem term={FAULTS_COPY.since}>
        <span translate="no">{release}</span>
        {shown && (
          <span>
            <span>{`, ${FAULTS_COPY.shownBy(shown.author)}`}</span> <Moment at={shown.at} />
          </span>
        )}
      </DescriptionItem>
      {mix !== null && (
        <DescriptionItem term={FAULTS_COPY.mix}>
          <span translate="no">{mix}</span>
        </DescriptionItem>
      )}
      {control !== '' && <DescriptionItem term={FAULTS_COPY.control}>{control}</DescriptionItem>}
      <DescriptionItem term={FAULTS_COPY.routes}>{routes.join(', ')}</DescriptionItem>
      <DescriptionItem term={FAULTS_COPY.browsers}>{browsers.join(', ')}</DescriptionItem>
      {alsoIn.length > 0 && <DescriptionItem term={FAULTS_COPY.alsoIn}>{alsoIn.join(', ')}</DescriptionItem>}
    </DescriptionList>
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

const Stack = styled.pre`
  margin: ${space[8]} 0 0;
  overflow: auto;
  ${type.mono}
`
