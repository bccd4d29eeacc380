import styled from 'styled-components'
import { color, space, Stack, type } from '@crossbook/ui'
import type { ChannelDifference } from '../../src/documents'
import { SHOWING_COPY } from './showingCopy'

interface Changed<Value> {
  name: string
  before?: Value | undefined
  after?: Value | undefined
}

/** Shows the differences between two releases, part by part. */
export function Differences({ difference }: Pick<ChannelDifference, 'difference'>) {
  const parts = partsOf(difference).filter(({ changes }) => changes.length > 0)
  if (parts.length === 0) return <p>{SHOWING_COPY.same}</p>
  return (
    <Stack>
      {parts.map(({ title, changes }) => (
        <div key={title}>
          <Title>
            <span>{title}</span> <Count>{changes.length}</Count>
          </Title>
          <List as="ul" $gap={4}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <span>{name}</span>{' '}
                <ChangeDetail>
                  {before === undefined ? (
                    <Mark $tone="up">{`${SHOWING_COPY.added} ${after}`}</Mark>
                  ) : after === undefined ? (
                    <Mark $tone="down">{`${SHOWING_COPY.removed} ${before}`}</Mark>
                  ) : (
                    `${before} ${SHOWING_COPY.to} ${after}`
                  )}
                </ChangeDetail>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  )
}

function partsOf({ apps, routes, menu, redirects }: ChannelDifference['difference']) {
  return [
    { title: SHOWING_COPY.apps, changes: worded(apps, String) },
    {
      title: SHOWING_COPY.routes,
      changes: worded(routes, ({ owner, title, access }) => `${title} (${owner}, ${access})`),
    },
    { title: SHOWING_COPY.menu, changes: worded(menu, (entry) => Object.values(entry).join(' · ')) },
    { title: SHOWING_COPY.redirects, changes: worded(redirects, String) },
  ]
}

function worded<Value>(changes: readonly Changed<Value>[], format: (value: Value) => string) {
  return changes.map(({ name, before, after }) => ({
    name,
    before: before && format(before),
    after: after && format(after),
  }))
}

const Title = styled.p`
  color: ${color.text2};
  ${type.smallStrong}
`

const Count = styled.span`
  color: ${color.text3};
`

const List = styled(Stack)`
  margin-top: ${space[4]};
  ${type.mono}
  overflow-wrap: anywhere;
`

const ChangeDetail = styled.span`
  color: ${color.text2};
`

const Mark = styled.span<{ $tone: 'up' | 'down' }>`
  color: ${({ $tone }) => color[$tone]};
`
