import { useEffect, useState } from 'react'

import { keepSessionPassword, readSessionPassword } from '../../lib/session/session-password.ts'

/** The old password, where the session holds it: then nobody is asked to type it. It is never held by the page itself. */
export interface HeldPassword {
  /** Whether it is known by now if it is held. */
  known: boolean
  isHeld: boolean
  read(): Promise<string | null>
  /** It is not right any more, so it has to be typed. */
  distrust(): void
  /** The session holds the new one from now on. */
  replace(password: string): Promise<void>
}

export function useHeldPassword(token: string): HeldPassword {
  const [isHeld, setHeld] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSessionPassword(token).then((password) => isCurrent && setHeld(password !== null))
    return () => {
      isCurrent = false
    }
  }, [token])
  return {
    known: isHeld !== null,
    isHeld: isHeld === true,
    read: () => readSessionPassword(token),
    distrust: () => setHeld(false),
    replace: (password) => keepSessionPassword(token, password),
  }
}
