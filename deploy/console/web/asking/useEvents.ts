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

/** Hears what changes in the store and in the reports, and has what is shown of it asked for again. */
export function useEvents(): Liveness {
  const queries = useQueryClient()
  const [liveness, setLiveness] = useState<Liveness>('connecting')
  useEffect(() => {
    const source = new EventSource('/api/events')
    let wasLost = false
    source.onopen = () => {
      setLiveness('live')
      // Nobody knows what happened meanwhile.
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

/** Which questions have another answer after an event, by the first parts of their keys. */
function stale(event: ConsoleEvent): readonly (readonly string[])[] {
  switch (event.kind) {
    case 'channel':
      // Not what somebody is about to do: it would become something else under his hand. He is told when he does it.
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
