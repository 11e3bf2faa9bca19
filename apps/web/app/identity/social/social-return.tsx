import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { providers } from './providers.ts'
import { SocialOutcome } from './social-outcome.tsx'
import styles from './social-return.module.css'
import { storeAnswer, consumeAnswer, consumeReturn } from './login-request.ts'
import { useSocialLogin } from './use-social-login.ts'

/** Completes a login on return from a provider; otherwise renders nothing. */
export function SocialReturn() {
  const { t } = useLingui()
  const social = useSocialLogin()
  const navigate = useNavigate()
  const finishLogin = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has('state')) {
      // The parameters are valid once and confidential: the page continues without them.
      const returned = consumeReturn(location.search)
      if (returned.kind === 'answer') storeAnswer(returned.answer)
      navigate(location.pathname, { replace: true })
      return
    }
    const answer = consumeAnswer()
    if (!answer) return
    const { code, wish: loginRequest } = answer
    const { provider, state, invitation } = loginRequest
    social.first.mutate({ provider, invitation, prove: async () => ({ kind: 'redirect', code, state }) })
  })
  useEffect(() => finishLogin(), [])

  const { first, newcomer, halfway } = social
  const isComing = (first.isPending || first.isSuccess) && !newcomer && !halfway
  const provider = first.variables && providers[first.variables.provider].name
  return (
    <>
      <output className={styles.coming}>{isComing && provider ? t`Logging in with ${provider}…` : ''}</output>
      <SocialOutcome social={social} />
    </>
  )
}
