import { Card } from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import { PerkTable } from './PerkTable'

/** Loyalty Perks Program: the perks of each level, side by side. */
export default function Loyalty() {
  return (
    <EarnPage title="Loyalty Perks Program" lead="The longer and the more you trade, the better your terms.">
      <Card padding="none">
        <PerkTable />
      </Card>
    </EarnPage>
  )
}
