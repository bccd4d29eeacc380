import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, closeIcon, color, Field, IconButton, Select, space, type } from '@crossbook/ui'
import { appQuestion, overviewQuestion } from '../asking/questions'
import { ACTIONS_COPY } from './actionsCopy'

/** Builds by application. */
export type Chosen = readonly { app: string; version: string }[]

interface ChooseVersionsProps {
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** Applications, each with one of its published versions. */
export function ChooseVersions({ chosen, onChosen }: ChooseVersionsProps) {
  const [app, setApp] = useState('')
  const overview = useQuery(overviewQuestion)
  const builds = useInfiniteQuery(appQuestion(app))
  const versions = builds.data?.pages.flatMap((page) => page.builds) ?? []
  const without = (name: string) => chosen.filter((one) => one.app !== name)
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
          {versions.map(({ version, bad }) => (
            <option key={version} value={version} disabled={bad !== null}>
              {version}
            </option>
          ))}
        </Select>
      </Field>
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
              {one.app} {one.version}
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
