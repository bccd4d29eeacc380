import { color, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { Fragment } from './Fragment'
import { featuresCopy } from './featuresCopy'

const copy = featuresCopy.referral

/** The reward for a friend, as the referral screen names it. */
export const REWARDS = Object.freeze({ yours: '$25', theirs: '$10' })

/** The rewards of a referral for both sides. */
export function ReferralFragment() {
  return (
    <Fragment title="Referral program">
      <Sides>
        <Side>
          <dt>{copy.yours}</dt>
          <Sum>{REWARDS.yours}</Sum>
          <dd>{copy.when}</dd>
        </Side>
        <Side>
          <dt>{copy.theirs}</dt>
          <Sum>{REWARDS.theirs}</Sum>
          <dd>{copy.how}</dd>
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
