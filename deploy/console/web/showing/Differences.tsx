import styled from 'styled-components'
import { color, space, type } from '@crossbook/ui'
import type { ChannelDifference } from '../../src/documents'
import { SHOWING_COPY } from './showingCopy'

type ReleaseDifference = ChannelDifference['difference']

interface Change {
  name: string
  before: string | undefined
  after: string | undefined
}

/** Shows the differences between two releases, part by part. */
export function Differences({ difference }: { difference: ReleaseDifference }) {
  const parts = partsOf(difference).filter(({ changes }) => changes.length > 0)
  if (parts.length === 0) return <p>{SHOWING_COPY.same}</p>
  return (
    <Parts>
      {parts.map(({ title, changes }) => (
        <div key={title}>
          <Title>
            <span>{title}</span> <Count>{changes.length}</Count>
          </Title>
          <List>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <span>{name}</span>{' '}
                <ChangeDetail>
                  {before === undefined ? (
                    <Added>{`${SHOWING_COPY.added} ${after}`}</Added>
                  ) : after === undefined ? (
                    <Removed>{`${SHOWING_COPY.removed} ${before}`}</Removed>
                  ) : (
                    `${before} ${SHOWING_COPY.to} ${after}`
                  )}
                </ChangeDetail>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Parts>
  )
}

function partsOf({
  apps,
  routes,
  menu,
  redirects,
}: ReleaseDifference): { title: string; changes: Change[] }[] {
  return [
    { title: SHOWING_COPY.apps, changes: apps },
    {
      title: SHOWING_COPY.routes,
      changes: worded(routes, ({ owner, title, access }) => `${title} (${owner}, ${access})`),
    },
    { title: SHOWING_COPY.menu, changes: worded(menu, (entry) => Object.values(entry).join(' · ')) },
    { title: SHOWING_COPY.redirects, changes: redirects },
  ]
}

function worded<Value>(
  changes: readonly { name: string; before?: Value | undefined; after?: Value | undefined }[],
  format: (value: Value) => string,
): Change[] {
  return changes.map(({ name, before, after }) => ({
    name,
    before: before && format(before),
    after: after && format(after),
  }))
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
`

const Title = styled.p`
  color: ${color.text2};
  ${type.smallStrong}
`

const Count = styled.span`
  color: ${color.text3};
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
  ${type.mono}
  overflow-wrap: anywhere;
`

const ChangeDetail = styled.span`
  color: ${color.text2};
`

const Added = styled.span`
  color: ${color.up};
`

const Removed = styled.span`
  color: ${color.down};
`
