import { color, EmptyState, SectionHeading, space, Stack, Tabs, type } from '@crossbook/ui'
import styled from 'styled-components'
import { type Endpoint, SAMPLE_LANGUAGES, type SampleLanguage } from './apiReference'
import { CodeBlock } from './CodeBlock'
import { apiCopy as copy } from './apiCopy'

interface EndpointDetailProps {
  endpoint: Endpoint
  language: SampleLanguage
  onLanguageChange: (language: SampleLanguage) => void
}

const LANGUAGE_TABS = SAMPLE_LANGUAGES.map((language) => ({ value: language, label: language }))

/** An endpoint's description, its parameters and its response. */
export function EndpointDetail({ endpoint, language, onLanguageChange }: EndpointDetailProps) {
  const { name, method, path, description, parameters, samples, response } = endpoint
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <SectionHeading title={name} level={3} size="small" />
        <Call translate="no">{`${method} ${path}`}</Call>
        <p>{description}</p>
        {parameters.length > 0 && (
          <dl>
            {parameters.map((parameter) => (
              <Parameter key={parameter.name}>
                <ParameterName>{parameter.name}</ParameterName>
                <dd>{parameter.description}</dd>
              </Parameter>
            ))}
          </dl>
        )}
      </Stack>
      <Stack $gap={8}>
        <SectionHeading title={copy.examples} level={3} size="small" />
        <Tabs label={copy.language} tabs={LANGUAGE_TABS} value={language} onChange={onLanguageChange}>
          <Panel>
            {samples ? (
              <CodeBlock code={samples[language]} copyLabel={copy.copyExample(language)} />
            ) : (
              <EmptyState text={copy.noExample} />
            )}
          </Panel>
        </Tabs>
      </Stack>
      <Stack $gap={8}>
        <SectionHeading title={copy.response} level={3} size="small" />
        {response ? (
          <CodeBlock code={response} copyLabel={copy.copyResponse} />
        ) : (
          <EmptyState text={copy.noResponse} />
        )}
      </Stack>
    </Stack>
  )
}

const Call = styled.p`
  color: ${color.text2};
  ${type.mono}
  overflow-wrap: anywhere;
`

const Parameter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[12]};
  color: ${color.text2};
  ${type.small}
`

const ParameterName = styled.dt`
  color: ${color.text};
  ${type.mono}
`

const Panel = styled.div`
  padding-top: ${space[12]};
`
