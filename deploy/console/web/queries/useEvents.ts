import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { object } from '@crossbook/contract'
import * as v from 'valibot'
import type { ConsoleEvent } from '../../src/documents'

const eventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [
    object({ kind: v.literal('channel'), channel: v.string(), revision: v.number() }),
    object({ kind: v.literal('mixes') }),
    object({ kind: v.literal('reports') }),
  ]),
)

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
      const event = v.safeParse(eventSchema, data)
      if (!event.success) return
      for (const queryKey of stale(event.output)) void queries.invalidateQueries({ queryKey })
    }
    return () => {
      source.close()
    }
  }, [queries])
  return liveness
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
