import { Card, color, DecimalField, media, space, SplitLayout, type } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy } from './calculatorCopy'
import { profitAddress, type ProfitFields, readProfitFields } from './profitFields'
import { ProfitResult } from './ProfitResult'
import { quoteProfit } from './quoteProfit'
import { useTypedFields } from './useTypedFields'

/** Computes the profit of buying an amount at one price and selling it at another. */
export function ProfitAndLoss() {
  const [fields, change] = useTypedFields(profitAddress)
  const readings = readProfitFields(fields)
  const typing = (key: keyof ProfitFields) => ({
    value: fields[key],
    onChange: (text: string) => {
      change({ ...fields, [key]: text })
    },
    reading: readings[key],
  })

  return (
    <SplitLayout>
      <Card>
        <Fields>
          <DecimalField label="Entry price" unit="USD" {...typing('entry')} />
          <DecimalField label="Exit price" unit="USD" {...typing('exit')} />
          <DecimalField label="Amount" unit="coins" {...typing('amount')} />
          <DecimalField label="Fee (optional)" unit="%" help={calculatorCopy.feeHelp} {...typing('fee')} />
        </Fields>
        <ProfitResult quote={quoteProfit(fields)} />
      </Card>
      <Card title="How it is calculated">
        <Explanation>
          {calculatorCopy.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Explanation>
      </Card>
    </SplitLayout>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.fromS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Explanation = styled.div`
  display: grid;
  gap: ${space[12]};
  color: ${color.text2};
  ${type.small}
`
