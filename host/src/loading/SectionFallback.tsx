import { Button, ButtonLink, space, size } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import type { FileProblem } from '../modules/fault'
import { FailureReason } from './FailureReason'
import { loadingCopy } from './loadingCopy'
import { ReloadButton } from './ReloadButton'

interface SectionFallbackProps {
  title: string
  onRetry: () => void
  /** Why it could not be loaded, if known. Only a full load gets the section of an outdated page. */
  problem: FileProblem | undefined
}

/** Replaces a section that cannot be shown; the header and all other sections keep working. */
export function SectionFallback({ title, onRetry, problem }: SectionFallbackProps) {
  if (problem === 'outdated')
    return (
      <Panel role="alert">
        <h1 tabIndex={-1}>{`${loadingCopy.reloadFor} ${title}`}</h1>
        <p>{loadingCopy.outdated}</p>
        <Actions>
          <ReloadButton />
        </Actions>
      </Panel>
    )
  return (
    <Panel role="alert">
      <h1 tabIndex={-1}>{`${title} ${loadingCopy.failed}`}</h1>
      <p>
        <span>{loadingCopy.notLoaded}</span> <FailureReason problem={problem} onRetry={onRetry} />
      </p>
      <Actions>
        <Button variant="primary" onClick={onRetry}>
          {loadingCopy.retry}
        </Button>
        <ButtonLink to={SITE_PATHS.home} variant="secondary">
          {loadingCopy.home}
        </ButtonLink>
      </Actions>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  align-content: center;
  gap: ${space[16]};
  min-height: 60vh;
  max-width: ${size.form};
  margin: 0 auto;
  padding: ${space[32]} ${space[16]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`
