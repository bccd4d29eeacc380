import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/Icon'
import { chevronDownIcon } from '../icon/iconShapes'
import { color, space } from '../tokens'
import { controlBox } from './controlLook'
import { useFieldWiring } from './fieldContext'

interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** A picture of the choice before its name, such as a CoinLogo; the list itself is the system's. */
  leading?: ReactNode
}

/** The system's own select with our face; its children are `<option>`s. */
export function Select({ leading, children, ...native }: SelectProps) {
  return (
    <Box>
      {leading !== undefined && <Leading>{leading}</Leading>}
      <Choice {...native} {...useFieldWiring(native)} $leading={leading !== undefined}>
        {children}
      </Choice>
      <Icon shape={chevronDownIcon} size={16} />
    </Box>
  )
}

const Box = styled.span`
  display: block;
  position: relative;
  width: 100%;
  min-width: 0;

  & > svg {
    position: absolute;
    top: calc(50% - 8px);
    right: ${space[12]};
    color: ${color.text3};
    pointer-events: none;
  }
`

const Leading = styled.span`
  position: absolute;
  left: ${space[12]};
  top: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  pointer-events: none;
`

const Choice = styled.select<{ $leading: boolean }>`
  ${controlBox}
  appearance: none;
  padding-right: 36px;
  padding-left: ${({ $leading }) => ($leading ? '44px' : space[12])};
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${color.s3};
    color: ${color.text};
  }
`
