/** @jest-environment node */
import path from 'node:path'
import ts from 'typescript'
import { styledIds } from './styledIds'

const FILE = path.join(import.meta.dirname, 'Card.tsx')

/** Returns the build's output for a file with this text. */
function built(text: string, fileName = FILE) {
  return ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
    transformers: { before: [styledIds()] },
  }).outputText
}

function idsIn(code: string) {
  return [...code.matchAll(/\.withConfig\(\{ componentId: "(sc-[0-9a-f]{8})" \}\)/g)].map(([, id]) => id)
}

const TWO =
  "import styled from 'styled-components'\nconst A = styled.div`color: red`\nconst B = styled(A)`color: blue`\n"

describe('ids of styled components', () => {
  it('are the same each time a file is built, and different within it', () => {
    const ids = idsIn(built(TWO))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
    expect(idsIn(built(TWO))).toEqual(ids)
  })

  it('differ between files', () => {
    expect(idsIn(built(TWO, path.join(import.meta.dirname, 'Other.tsx')))).not.toEqual(idsIn(built(TWO)))
  })

  it('are given before attributes and types, whatever the import is called', () => {
    const code = built(
      "import s, { css } from 'styled-components'\nconst A = s.a.attrs({ rel: 'x' })<{ $on: boolean }>`${css`color: red`}`\n",
    )
    expect(code).toMatch(/s\.a\.withConfig\(\{ componentId: "sc-[0-9a-f]{8}" \}\)\.attrs\(\{ rel: 'x' \}\) `/)
  })

  it('leave other files unchanged', () => {
    const text = "import { styled } from './elsewhere';\nstyled.div `a`;\n"
    expect(built(text)).toBe(text)
  })
})
