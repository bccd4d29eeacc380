const NEEDS_CURRENT_PASSWORD = 'Current password required when setting new password.'

/** The service's own error answers, in GoTrue's format. */
const PROBLEMS = {
  notFound: [404, 'not_found', 'Not found'],
  wrongMethod: [405, 'method_not_allowed', 'Method not allowed'],
  notThisMachine: [
    403,
    'not_this_machine',
    'The built-in sign-in is for this machine alone. For others, use docker compose or a Supabase project.',
  ],
  noKey: [401, 'no_authorization', 'No API key found in request'],
  tooLarge: [413, 'request_too_large', 'Request body too large'],
  tooSlow: [408, 'request_timeout', 'The request was not sent in time'],
  notJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  noAddress: [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  badChallenge: [
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method s256 and code_challenge',
  ],
  unknownGrant: [400, 'invalid_credentials', 'unsupported_grant_type'],
  unknownScope: [400, 'validation_failed', 'Unsupported logout scope'],
  unknownType: [400, 'validation_failed', 'Invalid email verification type'],
  noAddressChange: [422, 'validation_failed', 'The built-in sign-in does not change addresses'],
  wrongPassword: [400, 'invalid_credentials', 'Invalid login credentials'],
  notConfirmed: [400, 'email_not_confirmed', 'Email not confirmed'],
  taken: [422, 'user_already_exists', 'User already registered'],
  longPassword: [400, 'validation_failed', 'Password cannot be longer than 72 characters'],
  samePassword: [422, 'same_password', 'New password should be different from the old password.'],
  currentPasswordRequired: [400, 'current_password_required', NEEDS_CURRENT_PASSWORD],
  currentPasswordWrong: [400, 'current_password_invalid', NEEDS_CURRENT_PASSWORD],
  noBearer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  badToken: [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'],
  noSession: [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
  noRefreshToken: [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  usedRefreshToken: [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  sessionExpired: [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
  expiredCode: [403, 'otp_expired', 'Token has expired or is invalid'],
  noFlow: [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  wrongVerifier: [400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'],
  failed: [500, 'unexpected_failure', 'Unexpected failure, please check server logs'],
} as const

export type Problem = keyof typeof PROBLEMS

/** An error in the shape that supabase-js reads. */
export function problemAnswer(problem: Problem): Response {
  const [status, code, message] = PROBLEMS[problem]
  // The rest of such a request is not awaited.
  const hangsUp = problem === 'tooLarge' || problem === 'tooSlow'
  return refusal(status, code, message, hangsUp ? { headers: { connection: 'close' } } : {})
}

/** A refusal because there were too many attempts; the next one is possible in `seconds`. */
export function tooManyAttemptsAnswer(seconds: number): Response {
  const headers = { 'retry-after': String(seconds) }
  return refusal(429, 'over_request_rate_limit', 'Request rate limit reached', { headers })
}

/** A refusal of another mail to the same address so soon, in the same shape. */
export function mailPauseAnswer(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  const headers = { 'retry-after': String(seconds) }
  return refusal(429, 'over_email_send_rate_limit', message, { headers })
}

/** A refusal of a password that is too easy, with the reasons that clients read. */
export function weakPasswordAnswer(reason: 'length' | 'pwned', message: string): Response {
  return refusal(422, 'weak_password', message, { also: { weak_password: { reasons: [reason] } } })
}

function refusal(
  status: number,
  code: string,
  message: string,
  { also = {}, headers = {} }: { also?: object; headers?: Record<string, string> },
) {
  return Response.json({ code: status, error_code: code, msg: message, ...also }, { status, headers })
}
