import { Card, CopyButton, Field, type ToastWords, TextInput, Stack, space } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'

const COPIED: Readonly<Record<'code' | 'link', ToastWords>> = {
  code: {
    title: 'Copied to clipboard',
    description: 'Your referral code has been copied to your clipboard.',
  },
  link: {
    title: 'Copied to clipboard',
    description: 'Your referral link has been copied to your clipboard.',
  },
}

/** The code and the link that a trader shares, each with its copy button. */
export function ShareCard({ code, link }: { code: string; link: string }) {
  return (
    <Card title="Share and earn" lead="Friends who register with your code or link count as your referrals.">
      <Stack>
        <Shared label="Referral code" text={code} copyLabel="Copy referral code" copied={COPIED.code} />
        <Shared label="Referral link" text={link} copyLabel="Copy referral link" copied={COPIED.link} />
      </Stack>
    </Card>
  )
}

interface SharedProps {
  label: string
  text: string
  copyLabel: string
  copied: ToastWords
}

function Shared({ label, text, copyLabel, copied }: SharedProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={label}>
      <Line>
        <TextInput ref={input} value={text} readOnly />
        <CopyButton text={text} label={copyLabel} success={copied} source={input} />
      </Line>
    </Field>
  )
}

const Line = styled.span`
  display: flex;
  gap: ${space[8]};
`
