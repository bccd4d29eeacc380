import { Card, color, CopyButton, space, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import type { ApiReference } from './apiReference'

/** Parts that would be narrower are one below the other. */
const LEAST_PART = '10rem'

/** Authentication, base URL and rate limits. */
export function GettingStarted({ api }: { api: ApiReference }) {
  const baseUrl = useRef<HTMLElement>(null)
  return (
    <Card title="Getting started" lead={api.description}>
      <Parts>
        <Part>
          <Heading>Authentication</Heading>
          <p>{api.authentication}</p>
        </Part>
        <Part>
          <Heading>Base URL</Heading>
          <Url ref={baseUrl}>{api.baseUrl}</Url>
          <div>
            <CopyButton text={api.baseUrl} label="Copy base URL" source={baseUrl} size="small" />
          </div>
        </Part>
        <Part>
          <Heading>Rate limits</Heading>
          <p>{`${api.rateLimits.authenticated} requests/min authenticated`}</p>
          <p>{`${api.rateLimits.unauthenticated} requests/min unauthenticated`}</p>
        </Part>
      </Parts>
    </Card>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${LEAST_PART}), 1fr));
  gap: ${space[24]};
`

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
  color: ${color.text2};
  ${type.small}
  overflow-wrap: anywhere;
`

const Heading = styled.h3`
  color: ${color.text};
  ${type.smallStrong}
`

const Url = styled.code`
  ${type.mono}
`
