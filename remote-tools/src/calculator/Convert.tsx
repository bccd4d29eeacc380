import { Button, Card, DecimalField, IconButton, media, space, SplitLayout, swapIcon } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy as copy } from './calculatorCopy'
import { calculatorAddress, type CalculatorFields, readConvertedAmount } from './calculatorFields'
import { CoinSelect } from './CoinSelect'
import { ConversionResult } from './ConversionResult'
import { quoteConversion } from './quoteConversion'
import { SampleRates } from './SampleRates'
import { useTypedFields } from './useTypedFields'

const EXAMPLE: CalculatorFields = Object.freeze({ from: 'BTC', to: 'ETH', amount: '1' })

/** Converts an amount between coins. Nothing is announced until both coins and the amount are set. */
export function Convert() {
  const [fields, change] = useTypedFields(calculatorAddress)

  return (
    <SplitLayout>
      <Card>
        <CoinsLine>
          <CoinSelect
            label="From"
            value={fields.from}
            onChange={(from) => {
              change({ ...fields, from })
            }}
          />
          <IconButton
            label="Swap direction"
            shape={swapIcon}
            variant="outlined"
            onClick={() => {
              change({ ...fields, from: fields.to, to: fields.from })
            }}
          />
          <CoinSelect
            label="To"
            value={fields.to}
            onChange={(to) => {
              change({ ...fields, to })
            }}
          />
        </CoinsLine>
        <DecimalField
          label="Amount"
          unit={fields.from}
          value={fields.amount}
          onChange={(amount) => {
            change({ ...fields, amount })
          }}
          reading={readConvertedAmount(fields)}
        />
        <ConversionResult
          conversion={quoteConversion(fields)}
          hint={
            <>
              <span>{copy.howTo}</span>
              <Button size="small" onClick={() => change(EXAMPLE)}>
                {copy.example}
              </Button>
            </>
          }
        />
      </Card>
      <SampleRates />
    </SplitLayout>
  )
}

const CoinsLine = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: center;

  & > :not(button) {
    width: 100%;
  }

  ${media.fromS} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: end;
  }
`
