import { CardGrid, SampleDataNote } from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import { AirdropCard } from './AirdropCard'
import { airdrops } from './airdropList'

/** Crypto Airdrops: coins that projects give away, by state. */
export default function Airdrops() {
  return (
    <EarnPage
      title="Crypto Airdrops"
      lead="Coins that projects hand out to those who take part."
      actions={<SampleDataNote />}
    >
      <CardGrid as="ul" $min={320}>
        {airdrops().map((airdrop) => (
          <li key={airdrop.name}>
            <AirdropCard airdrop={airdrop} />
          </li>
        ))}
      </CardGrid>
    </EarnPage>
  )
}
