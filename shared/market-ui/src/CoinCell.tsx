import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { CoinLogo, color, compactPage, media, space, type } from '@crossbook/ui'
import styled, { css } from 'styled-components'

/** The heights of the second line, which gives way to another cell, and of both lines. */
const SECOND_LINE = '1.25rem'
const TWO_LINES = '2.5rem'

interface CoinCellProps {
  symbol: CoinSymbol
  /** Two lines with a large logo, for rows that have the height; one line otherwise. */
  layout?: 'line' | 'stacked'
  /** On phones the line of the name is another cell's, as a balance or a volume `under` the symbol. */
  nameYields?: boolean
}

/** A coin in a table or a list: logo, symbol, and its name where the two differ. */
export function CoinCell({ symbol, layout = 'line', nameYields = false }: CoinCellProps) {
  const name = COIN_NAMES[symbol]
  const Words = layout === 'stacked' ? Lines : Line
  return (
    <Coin $stacked={layout === 'stacked'}>
      <CoinLogo symbol={symbol} size={layout === 'stacked' ? 32 : 24} />
      <Words $yields={nameYields}>
        <Symbol translate="no">{symbol}</Symbol>
        {name !== symbol && (
          <>
            {' '}
            <Name>{name}</Name>
          </>
        )}
      </Words>
    </Coin>
  )
}

/** The size of the logo of a stacked cell in compact density. */
const COMPACT_LOGO = '1.5rem'

/* Phones keep their two lines: their rows are laid out for them. */
const compactLogo = css`
  ${media.fromM} {
    ${compactPage} & > :first-child {
      width: ${COMPACT_LOGO};
      height: ${COMPACT_LOGO};
    }
  }
`

const Coin = styled.span<{ $stacked: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'flex' : 'inline-flex')};
  align-items: center;
  gap: ${space[12]};

  ${({ $stacked }) => $stacked && compactLogo}
`

const yieldingInLine = css`
  ${media.belowM} {
    & > * + * {
      display: none;
    }
  }
`

const Line = styled.span<{ $yields: boolean }>`
  ${({ $yields }) => $yields && yieldingInLine}
`

/* As high where the name is the symbol, so that all rows of a list are. */
const Lines = styled.span<{ $yields: boolean }>`
  display: grid;
  align-content: center;
  min-height: ${TWO_LINES};

  & > * {
    display: block;
  }

  ${({ $yields }) => $yields && yielding}

  ${media.fromM} {
    ${compactPage} & {
      display: flex;
      gap: ${space[8]};
      align-items: baseline;
      min-height: 0;
    }
  }
`

const yielding = css`
  ${media.belowM} {
    padding-bottom: ${SECOND_LINE};

    & > * + * {
      display: none;
    }
  }
`

const Symbol = styled.span`
  color: ${color.text};
  ${type.cell}
`

const Name = styled.span`
  color: ${color.text3};
  ${type.small}
`
