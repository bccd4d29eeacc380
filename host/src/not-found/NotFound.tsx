import { ButtonLink, color, space, type } from '@crossbook/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { logAttempt } from './logAttempt'

/** The page of an address that no screen owns. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => logAttempt(pathname), [pathname])

  return (
    <Centre>
      <Code aria-hidden>404</Code>
      <Title tabIndex={-1}>Oops! Page not found</Title>
      <Explanation>The address may be mistyped, or the page has moved.</Explanation>
      <ButtonLink to={SITE_PATHS.home} variant="primary">
        Return to Home
      </ButtonLink>
    </Centre>
  )
}

/** Below the header by a share of the window. Centred, it would move while the page loads. */
const Centre = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[16]};
  min-height: 60vh;
  padding: max(${space[48]}, 16vh) ${space[16]} ${space[48]};
  text-align: center;
`

const Code = styled.p`
  ${type.numXl}
  color: ${color.text3};
`

const Title = styled.h1`
  ${type.h1}
`

const Explanation = styled.p`
  color: ${color.text2};
`
