import { Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import type { BuildDetail } from '../../src/documents'
import { APPS_COPY } from './appsCopy'

/** Shows who signed a build, and where it was built. */
export function BuildProvenance({ provenance }: Pick<BuildDetail, 'provenance'>) {
  return (
    <Card title={APPS_COPY.provenance}>
      {provenance === null ? (
        <p>{APPS_COPY.unsigned}</p>
      ) : (
        <DescriptionList>
          <DescriptionItem term={APPS_COPY.key}>{provenance.key}</DescriptionItem>
          <DescriptionItem term={APPS_COPY.builder}>{provenance.builder}</DescriptionItem>
          <DescriptionItem term={APPS_COPY.run}>{provenance.run ?? APPS_COPY.unknown}</DescriptionItem>
          <DescriptionItem term={APPS_COPY.repository}>
            {provenance.repository ?? APPS_COPY.unknown}
          </DescriptionItem>
        </DescriptionList>
      )}
    </Card>
  )
}
