import {
  Card,
  media,
  Notice,
  PageBody,
  PageHeader,
  space,
  SplitLayout,
  Stack,
  useAddressState,
} from '@crossbook/ui'
import styled from 'styled-components'
import { API_REFERENCE } from './apiReference.generated'
import { ApiSidebar } from './ApiSidebar'
import { apiViewAddress } from './apiView'
import { EndpointDetail } from './EndpointDetail'
import { EndpointPicker } from './EndpointPicker'
import { GettingStarted } from './GettingStarted'
import { apiCopy as copy } from './apiCopy'

const PICKER_WIDTH = 'min(14.5rem, 40%)'

const { endpoints, version } = API_REFERENCE
const viewAddress = apiViewAddress(endpoints)

/** API Documentation: how programs would talk to Crossbook. */
export default function Api() {
  const [view, changeView] = useAddressState(viewAddress)
  const endpoint = endpoints.find(({ id }) => id === view.endpoint)

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Notice title={copy.preview}>{copy.notThere}</Notice>
      <SplitLayout>
        <Stack $gap={24}>
          <GettingStarted api={API_REFERENCE} />
          <Card title={copy.endpoints}>
            <Endpoints>
              <EndpointPicker
                endpoints={endpoints}
                value={view.endpoint}
                onChange={(id) => {
                  changeView({ ...view, endpoint: id })
                }}
              />
              {endpoint && (
                <EndpointDetail
                  endpoint={endpoint}
                  language={view.language}
                  onLanguageChange={(language) => {
                    changeView({ ...view, language })
                  }}
                />
              )}
            </Endpoints>
          </Card>
        </Stack>
        <ApiSidebar version={version} />
      </SplitLayout>
    </PageBody>
  )
}

const Endpoints = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;

  ${media.fromM} {
    grid-template-columns: ${PICKER_WIDTH} minmax(0, 1fr);
  }
`
