import type { Session } from '@ante/contract/identity/session.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { hasConditionalPasskeys, hasPasskeys } from '../../lib/browser/passkey-support.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { CallFailed } from '../../lib/calls/call-errors.ts'
import { knowsPasskey } from './known-passkey.ts'
import type { PasskeySignature } from './log-in-by-passkey.ts'

const loadPart = () =>
  import('./log-in-by-passkey.ts').catch(() => {
    throw new CallFailed('offline')
  })

interface PasskeyLoginOptions {
  onEntered(session: Session): void
  /** Whether the login form is in use: otherwise no passkey is offered. */
  isActive: boolean
}

/** Login by passkey: by a button, and among the suggestions of the account field if the browser supports this. */
export function usePasskeyLogin({ onEntered, isActive }: PasskeyLoginOptions) {
  const hydrated = useHydrated()
  const offer = useOffer(isActive)
  const [isKnown] = useState(() => !import.meta.env.SSR && knowsPasskey())
  const logIn = useMutation({
    mutationFn: async (signed: PasskeySignature | null) => {
      offer.stop()
      const { logInBySignature, logInByPasskey } = await loadPart()
      return signed ? logInBySignature(signed) : logInByPasskey()
    },
    onSuccess: (session) => (session ? onEntered(session) : offer.renew()),
    onError: offer.renew,
    networkMode: 'always',
  })
  const take = useEffectEvent((signed: PasskeySignature) => logIn.mutate(signed))
  const { signed } = offer
  useEffect(() => {
    if (signed) take(signed)
  }, [signed])
  return {
    isSupported: !hydrated || hasPasskeys(),
    /** Whether this device has logged in by passkey before. */
    isFirst: hydrated && isKnown && hasPasskeys(),
    /** Whether the account field suggests passkeys. */
    isOffered: offer.isOffered,
    logIn,
  }
}

export type PasskeyLogin = ReturnType<typeof usePasskeyLogin>

/** Offers passkeys while active; `stop` ends the offer for another request, `renew` begins a new one. */
function useOffer(isActive: boolean) {
  const [isOffered, setOffered] = useState(false)
  const [signed, setSigned] = useState<PasskeySignature | null>(null)
  const current = useRef<AbortController | null>(null)
  const stop = useCallback(() => current.current?.abort(), [])
  const begin = useCallback(() => {
    stop()
    const abort = new AbortController()
    current.current = abort
    const offer = async () => {
      if (abort.signal.aborted || !(await hasConditionalPasskeys())) return
      setOffered(true)
      const { offerPasskeys } = await loadPart()
      const answer = await offerPasskeys(abort.signal)
      if (answer && !abort.signal.aborted) setSigned(answer)
    }
    // If the offer fails, the member can use the button or the password.
    whenIdle(() => offer().catch(() => undefined))
  }, [stop])
  useEffect(() => {
    if (!isActive) return undefined
    begin()
    return stop
  }, [isActive, begin, stop])
  const renew = () => {
    if (isActive) begin()
  }
  return { stop, renew, isOffered, signed }
}
