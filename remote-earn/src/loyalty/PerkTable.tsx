import {
  checkIcon,
  color,
  hiddenFromSight,
  Icon,
  media,
  space,
  stroke,
  type,
  VisuallyHidden,
} from '@crossbook/ui'
import styled, { css } from 'styled-components'
import { LOYALTY_LEVELS, loyaltyPerks } from './loyaltyLevels'

const PERK_WIDTH = '12.5rem'

/**
 * A table with perks as rows and levels as columns. On phones the name of a perk is above its line. The roles are explicit, because
 * browsers drop a table's semantics in another layout.
 */
export function PerkTable() {
  return (
    <Table role="table" aria-label="Perks by level">
      <thead>
        <Row role="row">
          <Corner role="columnheader" scope="col">
            Perk
          </Corner>
          {LOYALTY_LEVELS.map((level) => (
            <Level key={level} role="columnheader" scope="col">
              {level}
            </Level>
          ))}
        </Row>
      </thead>
      <tbody>
        {loyaltyPerks().map(({ perk, levels }) => (
          <Row key={perk} role="row">
            <Label role="rowheader" scope="row">
              {perk}
            </Label>
            {LOYALTY_LEVELS.map((level) => (
              <Perk key={level} role="cell">
                {levels[level] === undefined ? <Nothing /> : <Included label={levels[level]} />}
              </Perk>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Included({ label }: { label: string }) {
  return (
    <Text>
      <Icon shape={checkIcon} size={16} />
      <span>{label}</span>
    </Text>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  )
}

/* Groups of rows that stayed parts of a table would be as narrow as their text. */
const Table = styled.table`
  &,
  & > * {
    display: block;
  }
`

const Row = styled.tr`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[12]};
  padding: ${space[16]};
  border-top: ${stroke.hairline} solid ${color.line};

  thead & {
    border-top: 0;
  }

  ${media.fromM} {
    grid-template-columns: ${PERK_WIDTH} repeat(2, minmax(0, 1fr));
    align-items: center;
    padding-inline: ${space[24]};
  }
`

const head = css`
  text-align: left;
  color: ${color.text3};
`

const Corner = styled.th`
  ${head}
  ${type.micro}

  ${media.belowM} {
    ${hiddenFromSight}
  }
`

const Level = styled.th`
  ${head}
  color: ${color.text};
  ${type.h3}
`

const Label = styled.th`
  ${head}
  ${type.small}

  ${media.belowM} {
    grid-column: 1 / -1;
  }
`

const Perk = styled.td`
  min-width: 0;
  color: ${color.text2};
  ${type.body}
`

const Text = styled.span`
  display: flex;
  gap: ${space[8]};

  & > svg {
    flex: none;
    margin-top: ${space[4]};
    color: ${color.accent};
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
