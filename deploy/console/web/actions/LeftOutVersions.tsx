import styled from 'styled-components'
import { space, type } from '@crossbook/ui'
import type { FittingBuild } from '../../src/documents'
import { ACTIONS_COPY } from './actionsCopy'

/** Returns whether a build cannot be chosen: it is marked as bad, or does not fit the chosen builds. */
export function isLeftOut({ bad, misfits }: Pick<FittingBuild, 'bad' | 'misfits'>) {
  return bad !== null || misfits.length > 0
}

/** Why versions cannot be chosen, or not alone: an option that is greyed out cannot say so itself. */
export function LeftOutVersions({ app, builds }: { app: string; builds: readonly FittingBuild[] }) {
  const withReasons = builds.filter((build) => isLeftOut(build) || build.others.length > 0)
  if (withReasons.length === 0) return null
  return (
    <details>
      <Summary>{ACTIONS_COPY.leftOut(app)}</Summary>
      <Reasons>
        {withReasons.map(({ version, bad, misfits, others }) => (
          <li key={version}>
            {`${version}: ${[...(bad === null ? [] : [ACTIONS_COPY.bad(bad)]), ...misfits, ...others].join(' ')}`}
          </li>
        ))}
      </Reasons>
    </details>
  )
}

const Summary = styled.summary`
  padding: ${space[4]} 0;
  ${type.smallStrong}
  cursor: pointer;
`

const Reasons = styled.ul`
  margin: 0;
  padding-left: ${space[16]};
  ${type.small}
  overflow-wrap: anywhere;
`
