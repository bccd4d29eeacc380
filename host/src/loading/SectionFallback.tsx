import { Button, ButtonLink, space, size } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { loadingCopy } from './loadingCopy'
import { ReloadButton } from './ReloadButton'

interface SectionFallbackProps {
  title: string
  onRetry: () => void
  /** Whether only a full load brings the section, because the page is from an older release. */
  isOutdated: boolean
}

/** What a section shows in its own place when it cannot be shown; header and all other sections stay alive. */
export function SectionFallback({ title, onRetry, isOutdated }: SectionFallbackProps) {
  if (isOutdated)
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
      <p>{loadingCopy.whatToDo}</p>
      <Actions>
        <Button variant="primary" onClick={onRetry}>
          Retry
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
