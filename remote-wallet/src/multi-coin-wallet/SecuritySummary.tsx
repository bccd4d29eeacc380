import { SITE_PATHS } from '@crossbook/contract'
import { formatInteger } from '@crossbook/money'
import { Badge, ButtonLink, Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { RATING_TONES } from '../security-flags/ratingTones'
import { FLAG_LABELS, SECURITY_FLAGS, useSecurityFlags } from '../security-flags/securityFlags'
import { securityScore } from '../security-flags/securityScore'

/** The account's security rating, and a link to change it. */
export function SecuritySummary() {
  const flags = useSecurityFlags()
  const { percent, rating } = securityScore(flags)
  return (
    <Card title="Security summary">
      <DescriptionList>
        {SECURITY_FLAGS.map((flag) => (
          <DescriptionItem key={flag} term={FLAG_LABELS[flag].label}>
            {flags[flag] ? 'On' : 'Off'}
          </DescriptionItem>
        ))}
        <DescriptionItem term="Security score" strong>
          <span>{`${formatInteger(percent)}%`}</span> <Badge tone={RATING_TONES[rating]}>{rating}</Badge>
        </DescriptionItem>
      </DescriptionList>
      <ButtonLink to={SITE_PATHS.security}>Open Security Center</ButtonLink>
    </Card>
  )
}
