import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Badge, Cluster, color, type } from '@crossbook/ui'
import type { AppCell } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { HealthLine } from '../showing/HealthLine'
import { Moment } from '../showing/Moment'
import { MATRIX_COPY } from './matrixCopy'

/** Shows the version of an application on a channel. */
export function MatrixCell({ app, cell }: { app: string; cell: AppCell | undefined }) {
  if (!cell) return <Quiet>{MATRIX_COPY.notShown}</Quiet>
  const { version, broughtBy, rollingOut, bad, health } = cell
  return (
    <>
      <Cluster>
        <Version translate="no" to={ADDRESSES.build(app, version)}>
          {version}
        </Version>
        <HealthLine health={health} />
      </Cluster>
      {broughtBy && (
        <Quiet>
          <Moment at={broughtBy.at} /> <span>{`· ${broughtBy.author}`}</span>
        </Quiet>
      )}
      {rollingOut && (
        <Badge tone="accent">{MATRIX_COPY.rollingOut(rollingOut.version, rollingOut.percent)}</Badge>
      )}
      {bad !== null && (
        <Quiet>
          <Badge tone="down">{MATRIX_COPY.bad}</Badge> <span>{bad}</span>
        </Quiet>
      )}
    </>
  )
}

const Version = styled(Link)`
  ${type.mono}
`

const Quiet = styled.div`
  color: ${color.text3};
  ${type.micro}
`
