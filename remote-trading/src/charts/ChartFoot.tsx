import { Cluster, SampleDataNote, color, type } from '@crossbook/ui'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'

/** The line below the chart: the data are samples, and the library is credited as its licence requires. */
export function ChartFoot() {
  return (
    <Cluster $justify="space-between">
      <SampleDataNote />
      <Attribution href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
        {copy.attribution}
      </Attribution>
    </Cluster>
  )
}

const Attribution = styled.a`
  color: ${color.text3};
  ${type.micro}
`
