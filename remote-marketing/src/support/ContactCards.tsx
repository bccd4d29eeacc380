import {
  Button,
  Card,
  CardGrid,
  chatIcon,
  color,
  Icon,
  mailIcon,
  phoneIcon,
  space,
  type,
  type IconShape,
} from '@crossbook/ui'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { CHAT_AND_PHONE_HOURS, SUPPORT_CONTACT, supportCopy as copy } from './supportCopy'

/** Live chat, e-mail and phone. */
export function ContactCards() {
  return (
    <CardGrid $min={320}>
      <ContactCard
        shape={chatIcon}
        title={copy.chat}
        text={
          <>
            <span>{copy.chatText}</span>
            <OpenHours />
          </>
        }
      >
        <Button fullWidth="onPhone">{copy.startChat}</Button>
      </ContactCard>
      <ContactCard shape={mailIcon} title={copy.email} text={copy.emailText}>
        <Detail translate="no">{SUPPORT_CONTACT.email}</Detail>
        <Sample>{copy.sampleEmail}</Sample>
      </ContactCard>
      <ContactCard shape={phoneIcon} title={copy.phone} text={<OpenHours />}>
        <Detail translate="no">{SUPPORT_CONTACT.phone}</Detail>
        <Sample>{copy.samplePhone}</Sample>
      </ContactCard>
    </CardGrid>
  )
}

interface ContactCardProps {
  shape: IconShape
  title: string
  text: ReactNode
  /** The link or button of the contact. */
  children: ReactNode
}

function ContactCard({ shape, title, text, children }: ContactCardProps) {
  return (
    <Card
      title={
        <Title>
          <Icon shape={shape} />
          <span>{title}</span>
        </Title>
      }
      lead={text}
    >
      <Way>{children}</Way>
    </Card>
  )
}

/** Keeps each range of days on one line, with the comma after it. */
function OpenHours() {
  return CHAT_AND_PHONE_HOURS.map(({ term, hours }, index) => (
    <Fragment key={term}>
      {index > 0 && <span> </span>}
      <Unbroken>{`${term} ${hours}${index < CHAT_AND_PHONE_HOURS.length - 1 ? ',' : ''}`}</Unbroken>
    </Fragment>
  ))
}

const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};

  & > svg {
    color: ${color.accent};
  }
`

// At the bottom of the card, so that the three links align.
const Way = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-top: auto;
`

const Unbroken = styled.span`
  display: inline-block;
`

const Detail = styled.span`
  color: ${color.text};
  ${type.cell}
  overflow-wrap: anywhere;
`

const Sample = styled.span`
  color: ${color.text3};
  ${type.micro}
`
