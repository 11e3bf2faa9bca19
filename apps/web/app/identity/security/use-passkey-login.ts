import type { Session } from '@ante/contract/identity/session.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { hasConditionalPasskeys, hasPasskeys } from '../../lib/browser/passkey-support.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { CallFailed } from '../../lib/calls/call-errors.ts'
import { knowsPasskey } from './known-passkey.ts'
import type { SignedByPasskey } from './log-in-by-passkey.ts'

const loadPart = () =>
  import('./log-in-by-passkey.ts').catch(() => {
    throw new CallFailed('offline')
  })

interface PasskeyLoginOptions {
  onEntered(session: Session): void
  /** Whether the login form is in use: otherwise no passkey is offered. */
  isActive: boolean
}

/** Login by passkey: on request, and among the suggestions of the account field where the browser supports it. */
export function usePasskeyLogin({ onEntered, isActive }: PasskeyLoginOptions) {
  const hydrated = useHydrated()
  const { stop, renew, isOffered } = useOffer(isActive, (signed) => logIn.mutate(signed))
  const [isKnown] = useState(() => !import.meta.env.SSR && knowsPasskey())
  const logIn = useMutation({
    mutationFn: async (signed: SignedByPasskey | null) => {
      stop()
      const { enterBySigned, logInByPasskey } = await loadPart()
      return signed ? enterBySigned(signed) : logInByPasskey()
    },
    onSuccess: (session) => (session ? onEntered(session) : renew()),
    onError: renew,
    networkMode: 'always',
  })
  return {
    isSupported: !hydrated || hasPasskeys(),
    /** Whether this device has logged in by passkey before. */
    isFirst: hydrated && isKnown && hasPasskeys(),
    /** Whether the account field suggests passkeys. */
    isOffered,
    logIn,
  }
}

export type PasskeyLogin = ReturnType<typeof usePasskeyLogin>

/** Offers passkeys while active; `stop` ends the offer for another request, `renew` begins a new one. */
function useOffer(isActive: boolean, onSigned: (signed: SignedByPasskey) => void) {
  const [round, setRound] = useState(0)
  const [isOffered, setOffered] = useState(false)
  const current = useRef<AbortController | null>(null)
  const take = useEffectEvent(onSigned)
  useEffect(() => {
    if (!isActive) return undefined
    const own = new AbortController()
    current.current = own
    const offer = async () => {
      if (own.signal.aborted || !(await hasConditionalPasskeys())) return
      setOffered(true)
      const { offerPasskeys } = await loadPart()
      const signed = await offerPasskeys(own.signal)
      if (signed && !own.signal.aborted) take(signed)
    }
    // Without an offer the button and the password remain.
    whenIdle(() => offer().catch(() => undefined))
    return () => own.abort()
  }, [isActive, round])
  return { stop: () => current.current?.abort(), renew: () => setRound((before) => before + 1), isOffered }
}
