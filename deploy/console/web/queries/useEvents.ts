import { useEffect, useState } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { object } from '@crossbook/contract'
import * as v from 'valibot'
import type { ConsoleEvent } from '../../src/documents'

const eventSchema = v.variant('kind', [
  object({ kind: v.literal('channel'), channel: v.string(), revision: v.number() }),
  object({ kind: v.literal('mixes') }),
  object({ kind: v.literal('reports') }),
])

/** Whether the page receives changes. */
export type Liveness = 'connecting' | 'live' | 'lost'

/** Listens for changes in the store and in the reports, and reloads the data they affect. */
export function useEvents(): Liveness {
  const queries = useQueryClient()
  const [liveness, setLiveness] = useState<Liveness>('connecting')
  useEffect(() => {
    const source = new EventSource('/api/events')
    let wasLost = false
    source.onopen = () => {
      setLiveness('live')
      // Changes may have been missed while the connection was lost.
      if (wasLost) void queries.invalidateQueries()
      wasLost = false
    }
    source.onerror = () => {
      wasLost = true
      setLiveness('lost')
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readEvent(data)
      if (event) askAgain(queries, event)
    }
    return () => {
      source.close()
    }
  }, [queries])
  return liveness
}

function readEvent(text: string): ConsoleEvent | undefined {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), text)
  return event.success ? event.output : undefined
}

/** The queries to refetch after an event, by the first parts of their keys. */
function stale(event: ConsoleEvent): readonly (readonly string[])[] {
  switch (event.kind) {
    case 'channel':
      // Open previews are not reloaded, so that a dialog does not change while the user reads it. Running it detects the change.
      return [['overview'], ['channels', event.channel], ['differences'], ['apps'], ['search']]
    case 'mixes':
      return [['mixes'], ['search']]
    case 'reports':
      return [['overview'], ['channels'], ['apps'], ['mixes'], ['faults']]
  }
}

function askAgain(queries: QueryClient, event: ConsoleEvent) {
  for (const queryKey of stale(event)) void queries.invalidateQueries({ queryKey })
}
