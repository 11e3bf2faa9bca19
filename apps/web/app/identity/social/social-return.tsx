import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { providers } from './providers.ts'
import { SocialOutcome } from './social-outcome.tsx'
import styles from './social-return.module.css'
import { takeReturned } from './social-wish.ts'
import { useSocialLogin } from './use-social-login.ts'

/** Takes in whoever comes back from a provider; for everybody else it is nothing. */
export function SocialReturn() {
  const { t } = useLingui()
  const social = useSocialLogin()
  const takeIn = useEffectEvent(() => {
    const returned = takeReturned(location.search)
    // What the address brings is good once, and nobody else's business. To the router it stays the same page.
    if (new URLSearchParams(location.search).has('state')) history.replaceState(history.state, '', location.pathname)
    if (returned.kind !== 'answer') return
    const { wish, code } = returned
    const { provider, state, invitation } = wish
    social.first.mutate({ provider, invitation, prove: async () => ({ kind: 'redirect', code, state }) })
  })
  useEffect(() => takeIn(), [])

  const { first, newcomer, halfway } = social
  const isComing = (first.isPending || first.isSuccess) && !newcomer && !halfway
  const provider = first.variables && providers[first.variables.provider].name
  return (
    <>
      <output className={styles.coming}>{isComing && provider ? t`Coming in with ${provider}` : ''}</output>
      <SocialOutcome social={social} />
    </>
  )
}
