import { arrowLeftIcon, color, height, Icon, radius, size, space, stroke, type } from '@crossbook/ui'
import { Link, useNavigate } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'

interface BackBarProps {
  /** A target that takes precedence over the mapped one. */
  to?: string
  /** The label and the target from the page's row. */
  mapped?: { label: string; to: string }
  hidden?: boolean
}

/** Leads back from a sub-screen: to the custom path, otherwise the mapped one, otherwise one step back in the history. */
export function BackBar({ to, mapped, hidden = false }: BackBarProps) {
  if (hidden) return null
  const target = to ?? mapped?.to
  return (
    <Bar aria-label="Back">
      {target === undefined ? <StepBack /> : <BackLink to={target}>{back}</BackLink>}
      {mapped && <Label>{mapped.label}</Label>}
    </Bar>
  )
}

/** Only the history knows the target. A visitor who came here directly goes to the landing page. */
function StepBack() {
  const navigate = useNavigate()
  return (
    <BackButton type="button" onClick={() => void (hasHistory() ? navigate(-1) : navigate(SITE_PATHS.home))}>
      {back}
    </BackButton>
  )
}

/** The router numbers the entries it makes, from 0. */
function hasHistory() {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

const back = (
  <>
    <Icon shape={arrowLeftIcon} size={16} />
    <span>Back</span>
  </>
)

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[12]};
  min-height: ${height.bar};
  padding-inline: max(${size.pagePadding}, calc((100% - ${size.content}) / 2));
  border-bottom: ${stroke.hairline} solid ${color.line};

  /* As wide as the page below it. */
  &:has(+ * > [data-full-width]) {
    padding-inline: ${size.pagePadding};
  }
`

const controlLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.small};
  padding: 0 ${space[8]};
  margin-inline-start: calc(-1 * ${space[8]});
  border-radius: ${radius.control};
  ${type.control}
  color: ${color.text2};
  text-decoration: none;

  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }
`

const BackLink = styled(Link)`
  ${controlLook}
`

const BackButton = styled.button`
  ${controlLook}
`

const Label = styled.span`
  padding-inline-start: ${space[12]};
  border-inline-start: ${stroke.hairline} solid ${color.line};
  ${type.control}
  color: ${color.text};
`
