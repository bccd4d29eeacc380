import { formatInteger, toNumber } from '@crossbook/money'
import { Badge, Card, color, ShareBar, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { SECURITY_FLAGS, type SecurityFlags } from '../security-flags/securityFlags'
import { RATING_TONES } from '../security-flags/ratingTones'
import { securityScore } from '../security-flags/securityScore'

/** The account's security as a figure and as text. */
export function ScoreCard({ flags }: { flags: SecurityFlags }) {
  const { enabled, percent, rating } = securityScore(flags)
  const tone = RATING_TONES[rating]
  return (
    <Card title="Security score">
      <Line role="status">
        <Score>{`${formatInteger(percent)}%`}</Score>
        <Badge tone={tone}>{rating}</Badge>
      </Line>
      <ShareBar percent={toNumber(percent)} tone={tone} />
      <Text>{`${enabled} of ${SECURITY_FLAGS.length} protections are on.`}</Text>
    </Card>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`

const Score = styled.span`
  ${type.numXl}
`

const Text = styled.p`
  color: ${color.text2};
  ${type.small}
`
