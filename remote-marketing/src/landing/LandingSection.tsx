import { type Elements, SectionHeading, space } from '@crossbook/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from './Container'

interface LandingSectionProps {
  title: string
  lead?: string
  actions?: ReactNode
  children: Elements
}

/** A section of the landing page, as wide as its content may be and named by its heading. */
export function LandingSection({ title, lead, actions, children }: LandingSectionProps) {
  const headingId = useId()
  return (
    <Section as="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead} actions={actions} />
      {children}
    </Section>
  )
}

const Section = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  padding-top: ${space[48]};
`
