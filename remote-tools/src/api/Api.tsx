import { Card, Notice, PageBody, PageHeader, space, SplitLayout, Stack, useAddressState } from '@crossbook/ui'
import styled from 'styled-components'
import { API_REFERENCE } from './apiReference.generated'
import { ApiSidebar } from './ApiSidebar'
import { apiViewAddress } from './apiView'
import { EndpointDetail } from './EndpointDetail'
import { EndpointPicker } from './EndpointPicker'
import { GettingStarted } from './GettingStarted'
import { apiCopy as copy } from './apiCopy'

const PICKER_WIDTH = '14.5rem'

/** Where an endpoint would be narrower, the choice is above it. */
const LEAST_DETAIL = '20rem'

const { endpoints, version } = API_REFERENCE
const viewAddress = apiViewAddress(endpoints)

/** API Documentation: a preview of a programming interface to Crossbook. */
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

/* The choice is next to the endpoint where both have the width that their texts need. */
const Endpoints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[24]};
  align-items: flex-start;

  & > * {
    flex: 999 1 ${LEAST_DETAIL};
    min-width: 0;
  }

  & > :first-child {
    flex: 1 1 ${PICKER_WIDTH};
  }
`
