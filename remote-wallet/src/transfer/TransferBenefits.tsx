import { Card, checkIcon, color, Icon, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { transferCopy as copy } from './transferCopy'

/** The advantages of a transfer inside the site over a withdrawal. */
export function TransferBenefits() {
  return (
    <Card title={copy.benefitsTitle}>
      <Benefits>
        {copy.benefits.map((benefit) => (
          <Benefit key={benefit}>
            <Icon shape={checkIcon} />
            <span>{benefit}</span>
          </Benefit>
        ))}
      </Benefits>
    </Card>
  )
}

const Benefits = styled.ul`
  display: grid;
  gap: ${space[12]};
`

const Benefit = styled.li`
  display: flex;
  gap: ${space[12]};
  color: ${color.text2};
  ${type.body}

  & > svg {
    margin-top: ${space[2]};
    color: ${color.up};
  }
`
