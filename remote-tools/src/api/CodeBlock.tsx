import { color, CopyButton, font, radius, space, stroke, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { type CodeKind, codeRuns, type HighlightedCode } from './highlightedCode'

interface CodeBlockProps {
  code: HighlightedCode
  /** The accessible name of its copy button. */
  copyLabel: string
}

/** Highlighted code with a copy button. */
export function CodeBlock({ code, copyLabel }: CodeBlockProps) {
  const shown = useRef<HTMLElement>(null)
  return (
    <Frame>
      <CopyButton text={code.text} label={copyLabel} source={shown} size="small" />
      <Code ref={shown} translate="no">
        {codeRuns(code).map(({ kind, text }, index) =>
          kind === 'p' ? (
            text
          ) : (
            // Runs have no identity but their index, and the list never changes.
            <Run key={index} $kind={kind}>
              {text}
            </Run>
          ),
        )}
      </Code>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]} ${space[16]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.canvas};

  & > button {
    align-self: flex-end;
  }
`

/* Long lines wrap, so that nothing scrolls sideways and nothing is hidden on phones. */
const Code = styled.code`
  display: block;
  color: ${color.text2};
  ${type.mono}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

// Without green, red and amber, which are for values and warnings.
const inks: Readonly<Record<CodeKind, string>> = {
  k: color.focus,
  f: color.text,
  o: color.text,
  s: color.accent,
  n: color.focus,
  c: color.text3,
  p: color.text2,
}

const Run = styled.span<{ $kind: CodeKind }>`
  color: ${({ $kind }) => inks[$kind]};
  font-family: ${font.mono};
`
