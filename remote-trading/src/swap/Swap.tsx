import { Card, color, EmptyState, PageBody, PageHeader, type } from '@crossbook/ui'
import styled from 'styled-components'
import { swapCopy as copy } from './swapCopy'
import { SwapForm } from './SwapForm'

/** Swaps one coin for another at a demonstration rate, with a history that stays empty. */
export default function Swap() {
  return (
    <PageBody width="form">
      <PageHeader title={copy.title} lead={copy.lead} />
      <SwapForm />
      <Card title={copy.history}>
        <EmptyState text={copy.noHistory} action={<NotRecorded>{copy.notRecorded}</NotRecorded>} />
      </Card>
    </PageBody>
  )
}

const NotRecorded = styled.p`
  color: ${color.text3};
  ${type.small}
`
