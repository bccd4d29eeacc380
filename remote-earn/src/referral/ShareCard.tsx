import { Card, CopyButton, Field, type ToastMessage, TextInput, Stack, space } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { referralCopy as copy } from './referralCopy'

/** The code and the link that a trader shares, each with its copy button. */
export function ShareCard({ code, link }: { code: string; link: string }) {
  return (
    <Card title={copy.share} lead={copy.shareLead}>
      <Stack>
        <Shared label={copy.code} text={code} copyLabel={copy.copyCode} copied={copy.codeCopied} />
        <Shared label={copy.link} text={link} copyLabel={copy.copyLink} copied={copy.linkCopied} />
      </Stack>
    </Card>
  )
}

interface SharedProps {
  label: string
  text: string
  copyLabel: string
  copied: ToastMessage
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

/** The width of the shared text. In less space, the button moves to the next line. */
const TEXT_WIDTH = '6rem'

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  & > :first-child {
    flex: 1 1 ${TEXT_WIDTH};
  }
`
