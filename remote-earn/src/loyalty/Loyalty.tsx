import { Card, CardGrid, checkIcon, color, Icon, space, type } from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import styled from 'styled-components'
import { loyaltyLevels } from './loyaltyLevels'

/** Loyalty Perks Program: the levels and the perks of each. */
export default function Loyalty() {
  return (
    <EarnPage title="Loyalty Perks Program" lead="The longer and the more you trade, the better your terms.">
      <CardGrid $min={420}>
        {loyaltyLevels().map(({ level, perks }) => (
          <Card key={level} title={level}>
            <Perks>
              {perks.map((perk) => (
                <Perk key={perk}>
                  <Icon shape={checkIcon} />
                  <span>{perk}</span>
                </Perk>
              ))}
            </Perks>
          </Card>
        ))}
      </CardGrid>
    </EarnPage>
  )
}

const Perks = styled.ul`
  display: grid;
  gap: ${space[12]};
`

const Perk = styled.li`
  display: flex;
  gap: ${space[12]};
  color: ${color.text2};
  ${type.body}

  & > svg {
    color: ${color.accent};
  }
`
