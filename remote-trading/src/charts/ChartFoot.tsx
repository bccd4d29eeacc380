import { Cluster, SampleDataNote, color, type } from '@crossbook/ui'
import styled from 'styled-components'
import { chartPlaceCopy as copy } from './chartPlaceCopy'

/** The line below the chart: the data are samples, and the library is credited as its licence requires. */
export function ChartFoot() {
  return (
    <Cluster $justify="space-between">
      <SampleDataNote />
      <ChartAttribution />
    </Cluster>
  )
}

/** Credits the chart library with a link, as its licence requires; anywhere on the page. */
export function ChartAttribution() {
  return (
    <Attribution href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
      {copy.attribution}
    </Attribution>
  )
}

const Attribution = styled.a`
  color: ${color.text3};
  ${type.micro}
`
