import { useEffect, useEffectEvent, useState } from 'react'

import type { Mobile } from '../mobile/use-mobile.ts'
import { readRemembered } from '../remembered/remembered-login.ts'
import type { RememberedLogin } from '../remembered/remembered-login.ts'
import { takeSuggestedName } from '../remembered/suggested-name.ts'

interface PrefilledLogin {
  username: string
  password: string | null
}

/** The login to prefill: the one stored on this device, or else a name that was just confirmed. */
export function useKnownLogin(byNumber: boolean, fillNumber: Mobile['fill']) {
  const [rememberedLogin, setKnown] = useState<PrefilledLogin | null>(null)
  const [knownNumber, setKnownNumber] = useState(false)
  const [remembers, setRemembers] = useState(false)

  const take = useEffectEvent((login: RememberedLogin | null, suggested: string | null) => {
    const isSuggested = suggested !== null && suggested !== login?.username
    setRemembers(login !== null && !isSuggested)
    if (isSuggested) setKnown({ username: suggested, password: null })
    else if (login?.type === 'username') setKnown(login)
    else if (login && byNumber) {
      fillNumber(login.username, login.countryDialingCode)
      setKnownNumber(true)
    }
  })
  useEffect(() => {
    const readLogin = async () => take(await readRemembered(), takeSuggestedName())
    void readLogin()
  }, [])
  // Stores a typed name for when tabs change. The stored password is dropped when the name differs.
  const rememberName = (username: string) =>
    setKnown((before) => (before?.username === username ? before : { username, password: null }))
  return { rememberedLogin, knownNumber, remembers, setRemembers, keepName: rememberName }
}
