import { useAuth } from '@crossbook/auth'
import { ButtonLink, color, media, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { JoinLink } from '../join/JoinLink'
import { Container } from './Container'

/** The end of the page: the sign-up link again. */
export function Invitation() {
  const signedIn = useAuth().session.status === 'signedIn'
  return (
    <Container as="section">
      <Box>
        <TextColumn>
          {signedIn ? (
            <>
              <h2>Your account is open</h2>
              <Note>Portfolio, deposits, swaps and history are waiting on your dashboard.</Note>
            </>
          ) : (
            <>
              <h2>
                <span>Start with an</span> <Unbroken>e-mail</Unbroken> <span>address</span>
              </h2>
              <Note>Register with an e-mail and a password. You must be 18 or older.</Note>
            </>
          )}
        </TextColumn>
        <Actions>
          <JoinLink />
          <ButtonLink to={SITE_PATHS.about} size="large" fullWidth="onPhone">
            About Crossbook
          </ButtonLink>
        </Actions>
      </Box>
    </Container>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[24]};
  padding: ${space[32]} ${space[24]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};

  ${media.fromM} {
    padding: ${space[48]};
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

const Unbroken = styled.span`
  white-space: nowrap;
`

const Note = styled.p`
  color: ${color.text2};
  ${type.body}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};

  ${media.belowS} {
    width: 100%;
  }
`
