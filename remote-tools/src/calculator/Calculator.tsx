import { addressChoice, PageBody, PageHeader, space, Tabs, useAddressState } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy } from './calculatorCopy'
import { Convert } from './Convert'
import { ProfitAndLoss } from './ProfitAndLoss'

/** Crypto Calculator: converts an amount between coins, and computes profit and loss. */
export default function Calculator() {
  const [tab, setTab] = useAddressState(tabInAddress)

  return (
    <PageBody>
      <PageHeader title={calculatorCopy.title} lead={calculatorCopy.lead[tab]} />
      <Tabs label="Calculation" tabs={TABS} value={tab} onChange={setTab}>
        <ReservedSpace>{tab === 'convert' ? <Convert /> : <ProfitAndLoss />}</ReservedSpace>
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

const ReservedSpace = styled.div`
  padding-top: ${space[24]};
`
