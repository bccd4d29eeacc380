import { addressChoice, PageBody, PageHeader, space, Tabs, useAddressState } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy } from './calculatorCopy'
import { Convert } from './Convert'
import { ProfitAndLoss } from './ProfitAndLoss'

/** Crypto Calculator: what one coin's amount is in another, and what buying and selling comes to. */
export default function Calculator() {
  const [tab, setTab] = useAddressState(tabInAddress)

  return (
    <PageBody>
      <PageHeader title={calculatorCopy.title} lead={calculatorCopy.lead[tab]} />
      <Tabs label="Calculation" tabs={TABS} value={tab} onChange={setTab}>
        <Room>{tab === 'convert' ? <Convert /> : <ProfitAndLoss />}</Room>
      </Tabs>
    </PageBody>
  )
}

const TABS = [
  { value: 'convert', label: 'Convert' },
  { value: 'profit', label: 'Profit and loss' },
] as const

const tabInAddress = addressChoice(
  'tab',
  TABS.map(({ value }) => value),
  'convert',
)

const Room = styled.div`
  padding-top: ${space[24]};
`
