import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, CardGrid, EmptyState, Notice } from '@crossbook/ui'
import { useWrites } from '../queries/queries'
import { QueryResult } from '../queries/QueryResult'
import { mixesQuery } from '../queries/queries'
import { View } from '../shell/View'
import { Problems } from '../showing/Problems'
import { MixCard } from './MixCard'
import { MixDialog } from './MixDialog'
import { MIXES_COPY } from './mixesCopy'

/** All mixes; new ones are made from here. */
export function MixesPage() {
  const mixes = useQuery(mixesQuery)
  const [isMaking, setMaking] = useState(false)
  const writes = useWrites()
  const channels = mixes.data?.channels ?? []
  const make = writes && channels.length > 0 && (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {MIXES_COPY.make}
    </Button>
  )
  return (
    <View title={MIXES_COPY.title} lead={MIXES_COPY.lead} actions={make}>
      <QueryResult query={mixes}>
        {(document) => (
          <>
            <Problems tone="warn" title={MIXES_COPY.problems} problems={document.problems} />
            {document.channels.length === 0 && <Notice>{MIXES_COPY.noChannels}</Notice>}
            {document.mixes.length === 0 && <EmptyState text={MIXES_COPY.none} />}
            <CardGrid>
              {document.mixes.map((mix) => (
                <MixCard key={mix.id} mix={mix} writes={writes} />
              ))}
            </CardGrid>
          </>
        )}
      </QueryResult>
      {isMaking && <MixDialog channels={channels} onClose={() => setMaking(false)} />}
    </View>
  )
}
