import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, closeIcon, color, Field, IconButton, Notice, Select, space, type } from '@crossbook/ui'
import type { FittingBuild } from '../../src/documents'
import { problemsOf } from '../queries/QueryResult'
import { fittingQuery, overviewQuery } from '../queries/queries'
import { ACTIONS_COPY } from './actionsCopy'
import { isLeftOut } from './isLeftOut'
import { LeftOutVersions } from './LeftOutVersions'

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
  const builds = useInfiniteQuery(fittingQuery({ channel, app, chosen: others.join(',') }))
  const versions = builds.data?.pages.flatMap((page) => page.builds) ?? []
  return (
    <>
      <Field label={ACTIONS_COPY.application}>
        <Select
          value={app}
          onChange={({ target }) => {
            setApp(target.value)
          }}
        >
          <option value="">{ACTIONS_COPY.choose}</option>
          {overview.data?.apps.map((row) => (
            <option key={row.app}>{row.app}</option>
          ))}
        </Select>
      </Field>
      <Field label={ACTIONS_COPY.version}>
        <Select
          value={chosen.find((one) => one.app === app)?.version ?? ''}
          disabled={app === ''}
          onChange={({ target: { value } }) => {
            onChosen(value === '' ? without(app) : [...without(app), { app, version: value }])
          }}
        >
          <option value="">{ACTIONS_COPY.choose}</option>
          {versions.map((build) => (
            <option key={build.version} value={build.version} disabled={isLeftOut(build)}>
              {optionLabel(build)}
            </option>
          ))}
        </Select>
      </Field>
      {builds.error && (
        <Notice tone="danger" title={ACTIONS_COPY.versionsUnread} announced>
          {problemsOf(builds.error).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
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
                onClick={() => {
                  onChosen(without(one.app))
                }}
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.text};
  ${type.mono}

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
  }
`
