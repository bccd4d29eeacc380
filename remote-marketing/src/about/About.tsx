import { SITE_PATHS } from '@crossbook/contract'
import { ButtonLink, Cluster } from '@crossbook/ui'
import { TextPage } from '../text-page/TextPage'
import { ABOUT } from './aboutCopy'

/** Describes the product and its audience. */
export default function About() {
  return (
    <TextPage
      title="About Crossbook"
      lead="A trading, wallet and earning platform for retail traders of cryptocurrency."
      sections={ABOUT}
    >
      <Cluster $gap={12}>
        <ButtonLink to={SITE_PATHS.support} variant="primary" fullWidth="onPhone">
          Contact support
        </ButtonLink>
        <ButtonLink to={SITE_PATHS.livePrices} fullWidth="onPhone">
          See live prices
        </ButtonLink>
      </Cluster>
    </TextPage>
  )
}
