import {
  addressChoice,
  Button,
  Card,
  Cluster,
  color,
  DataTable,
  EmptyState,
  Field,
  media,
  Notice,
  PageBody,
  PageHeader,
  SampleDataNote,
  Select,
  space,
  Switch,
  type,
  useAddressSort,
  useAddressState,
} from '@crossbook/ui'
import styled from 'styled-components'
import { OFFER_COLUMNS } from './offerColumns'
import { OFFERS, PAYMENT_METHODS } from './offers'
import { p2pCopy as copy } from './p2pCopy'

const FILTER_WIDTH = '15rem'

const methodInAddress = addressChoice('payment', ['all', ...PAYMENT_METHODS], 'all')
const sellersInAddress = addressChoice('sellers', ['all', 'online'], 'all')

/** Offers of other users. Filters and sort are in the address. */
export default function P2p() {
  const [method, setMethod] = useAddressState(methodInAddress)
  const [sellers, setSellers] = useAddressState(sellersInAddress)
  const sorting = useAddressSort(OFFER_COLUMNS)
  const clearFilters = () => {
    setMethod('all')
    setSellers('all')
  }
  const rows = OFFERS.filter(
    ({ paymentMethod, online }) =>
      (method === 'all' || paymentMethod === method) && (sellers === 'all' || online),
  )

  return (
    <PageBody>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          // The specification leaves both buttons without behaviour.
          <>
            <Button>{copy.sellOffer}</Button>
            <Button variant="primary">{copy.buyOffer}</Button>
          </>
        }
      />
      <Notice>{copy.demo}</Notice>
      <Card title={copy.offers} actions={<SampleDataNote />} padding="none">
        <Filters $gap={16}>
          <Method>
            <Field label={copy.paymentMethod} labelHidden>
              <Select
                value={method}
                onChange={({ target }) =>
                  setMethod(PAYMENT_METHODS.find((known) => known === target.value) ?? 'all')
                }
              >
                <option value="all">{copy.allMethods}</option>
                {PAYMENT_METHODS.map((known) => (
                  <option key={known}>{known}</option>
                ))}
              </Select>
            </Field>
          </Method>
          <Switch
            label={copy.onlineOnly}
            checked={sellers === 'online'}
            onChange={({ target }) => setSellers(target.checked ? 'online' : 'all')}
          />
          <Count role="status">{copy.count(rows.length, OFFERS.length)}</Count>
        </Filters>
        <DataTable
          caption={copy.offers}
          captionHidden
          columns={OFFER_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          {...sorting}
          empty={
            <EmptyState text={copy.noOffers} action={<Button onClick={clearFilters}>{copy.clear}</Button>} />
          }
        />
      </Card>
    </PageBody>
  )
}

const Filters = styled(Cluster)`
  padding: 0 ${space[16]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`

const Method = styled.div`
  flex: 0 1 ${FILTER_WIDTH};
`

const Count = styled.p`
  margin-left: auto;
  color: ${color.text3};
  ${type.small}
`
