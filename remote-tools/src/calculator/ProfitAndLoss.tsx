import { readAmount } from '@crossbook/money'
import { AmountInput, Card, color, Field, media, space, SplitLayout, type } from '@crossbook/ui'
import styled from 'styled-components'
import { calculatorCopy } from './calculatorCopy'
import { profitAddress, type ProfitFields, readFee } from './profitFields'
import { ProfitResult } from './ProfitResult'
import { quoteProfit } from './quoteProfit'
import { useTypedFields } from './useTypedFields'

/** What buying an amount at one price and selling it at another comes to. */
export function ProfitAndLoss() {
  const [fields, change] = useTypedFields(profitAddress)
  const typing = (key: keyof ProfitFields) => ({
    value: fields[key],
    onChange: (event: { target: { value: string } }) => {
      change({ ...fields, [key]: event.target.value })
    },
  })

  return (
    <SplitLayout>
      <Card>
        <Fields>
          <Field label="Entry price" error={readAmount(fields.entry).error}>
            <AmountInput unit="USD" {...typing('entry')} />
          </Field>
          <Field label="Exit price" error={readAmount(fields.exit).error}>
            <AmountInput unit="USD" {...typing('exit')} />
          </Field>
          <Field label="Amount" error={readAmount(fields.amount).error}>
            <AmountInput unit="coins" {...typing('amount')} />
          </Field>
          <Field label="Fee (optional)" help={calculatorCopy.feeHelp} error={readFee(fields.fee).error}>
            <AmountInput unit="%" {...typing('fee')} />
          </Field>
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
