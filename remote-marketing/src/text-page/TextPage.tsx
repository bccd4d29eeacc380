import { color, type Elements, PageBody, PageHeader, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'

interface TextPageProps {
  title: string
  lead: string
  sections: readonly TextSection[]
  /** Shown below the text. */
  children?: Elements
}

/** A section of a text page: paragraphs, then points. */
export interface TextSection {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** A text page: its sections in a column of reading width. */
export function TextPage({ title, lead, sections, children }: TextPageProps) {
  return (
    <PageBody width="text">
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <Section key={section.title}>
          <Title>{section.title}</Title>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <Points>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
        </Section>
      ))}
      {children}
    </PageBody>
  )
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-top: ${space[24]};
  border-top: ${stroke.hairline} solid ${color.line};
  color: ${color.text2};
  ${type.body}
`

const Title = styled.h2`
  ${type.h3}
`

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding-left: ${space[20]};
  list-style: disc;

  & ::marker {
    color: ${color.text3};
  }
`
