import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, closeIcon, color, IconButton, space, type } from '@crossbook/ui'
import type { FittingBuild } from '../../src/documents'
import { problemsOf } from '../queries/QueryResult'
import { fittingQuery, overviewQuery } from '../queries/queries'
import { ChoiceField } from '../showing/ChoiceField'
import { Problems } from '../showing/Problems'
import { ACTIONS_COPY } from './actionsCopy'

/** Builds by application. */
export type Chosen = readonly { app: string; version: string }[]

interface ChooseVersionsProps {
  /** The channel of the applications that are not chosen. */
  channel: string
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** Applications, each with one of its published versions, of those that fit what else is chosen. */
export function ChooseVersions({ channel, chosen, onChosen }: ChooseVersionsProps) {
  const [app, setApp] = useState('')
  const overview = useQuery(overviewQuery)
  const without = (name: string) => chosen.filter((one) => one.app !== name)
  const others = without(app).map((one) => `${one.app}@${one.version}`)
  const builds = useInfiniteQuery(fittingQuery({ channel, app, with: others.join(',') }))
  const versions = builds.data?.pages.flatMap((page) => page.builds) ?? []
  return (
    <>
      <ChoiceField
        label={ACTIONS_COPY.application}
        none={ACTIONS_COPY.choose}
        value={app}
        choices={overview.data?.apps.map((row) => row.app) ?? []}
        onChoice={setApp}
      />
      <ChoiceField
        label={ACTIONS_COPY.version}
        none={ACTIONS_COPY.choose}
        value={chosen.find((one) => one.app === app)?.version ?? ''}
        disabled={app === ''}
        choices={versions.map((build) => ({
          value: build.version,
          label: optionLabel(build),
          disabled: isLeftOut(build),
        }))}
        onChoice={(version) => onChosen(version === '' ? without(app) : [...without(app), { app, version }])}
      />
      {builds.error && <Problems title={ACTIONS_COPY.versionsUnread} problems={problemsOf(builds.error)} />}
      <LeftOutVersions app={app} builds={versions} />
      {builds.hasNextPage && (
        <div>
          <Button size="small" onClick={() => void builds.fetchNextPage()}>
            {ACTIONS_COPY.loadOlder}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <List aria-label={ACTIONS_COPY.chosen}>
          {chosen.map((one) => (
            <li key={one.app}>
              <span translate="no">{`${one.app} ${one.version}`}</span>
              <IconButton
                label={ACTIONS_COPY.takeOut(one.app)}
                shape={closeIcon}
                onClick={() => onChosen(without(one.app))}
              />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

function optionLabel(build: FittingBuild) {
  if (isLeftOut(build)) return ACTIONS_COPY.doesNotFit(build.version)
  return build.others.length > 0 ? ACTIONS_COPY.fitsWithOthers(build.version) : build.version
}

/** Returns whether a build cannot be chosen: it is marked as bad, or does not fit the chosen builds. */
function isLeftOut({ bad, misfits }: Pick<FittingBuild, 'bad' | 'misfits'>) {
  return bad !== null || misfits.length > 0
}

/** Why versions cannot be chosen, or not alone: an option that is greyed out cannot say so itself. */
function LeftOutVersions({ app, builds }: { app: string; builds: readonly FittingBuild[] }) {
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

const List = styled.ul`
  color: ${color.text};
  ${type.mono}

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
  }
`

const Summary = styled.summary`
  padding: ${space[4]} 0;
  ${type.smallStrong}
  cursor: pointer;
`

const Reasons = styled.ul`
  padding-left: ${space[16]};
  ${type.small}
  overflow-wrap: anywhere;
`
