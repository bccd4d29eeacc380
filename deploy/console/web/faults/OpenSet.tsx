import { useMutation } from '@tanstack/react-query'
import { Button, Notice } from '@crossbook/ui'
import type { FaultGroup, OpenedSet } from '../../src/documents'
import { problemsOf } from '../asking/Answer'
import { send } from '../asking/ask'
import { FAULTS_COPY } from './faultsCopy'
import { setAddress } from './setAddress'

interface OpenSetProps extends Pick<FaultGroup, 'release' | 'mix'> {
  /** The page to open of it; its first one where none is known. */
  route: string | undefined
}

/** Serves on this machine what a page showed, and opens it in a new tab; the link stays, for browsers that open none by themselves. */
export function OpenSet({ release, mix, route }: OpenSetProps) {
  const opening = useMutation({
    mutationFn: () => send<OpenedSet>('sets', { release, mix }),
    onSuccess: ({ url }) => window.open(setAddress(url, route), '_blank', 'noopener,noreferrer'),
  })
  const address = opening.data && setAddress(opening.data.url, route)
  return (
    <>
      <div>
        <Button
          size="small"
          pending={opening.isPending}
          pendingLabel={FAULTS_COPY.openingSet}
          onClick={() => {
            opening.mutate()
          }}
        >
          {FAULTS_COPY.openSet}
        </Button>
      </div>
      {address !== undefined && (
        <p role="status">
          {FAULTS_COPY.setIsAt}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        </p>
      )}
      {opening.error && (
        <Notice tone="danger" title={FAULTS_COPY.setNotOpened} announced>
          {problemsOf(opening.error).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
