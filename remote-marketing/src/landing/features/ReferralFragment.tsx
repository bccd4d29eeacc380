import { color, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { Fragment } from './Fragment'

/** What a referral brings to both sides. */
export function ReferralFragment() {
  return (
    <Fragment title="Referral program">
      <Sides>
        <Side>
          <dt>You get, for each friend</dt>
          <Sum>$25</Sum>
          <dd>after the friend's first trade</dd>
        </Side>
        <Side>
          <dt>Your friend gets</dt>
          <Sum>$10</Sum>
          <dd>as a welcome bonus</dd>
        </Side>
      </Sides>
    </Fragment>
  )
}

const Sides = styled.dl`
  display: grid;
  gap: ${space[16]};
  padding: ${space[20]};
`

const Side = styled.div`
  color: ${color.text3};
  ${type.small}
`

const Sum = styled.dd`
  color: ${color.text};
  ${type.numL}
`
