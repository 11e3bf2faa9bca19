import { useEffect, useState } from 'react'

import { storeSessionPassword, readSessionPassword } from '../../lib/session/session-password.ts'

/** The old password, if stored with the session, so that it need not be typed. The page itself never reads it. */
export interface StoredPassword {
  /** Whether it is already known if one is stored. */
  known: boolean
  isStored: boolean
  read(): Promise<string | null>
  /** Marks it as outdated, so that it has to be typed. */
  distrust(): void
  /** Stores the new one with the session. */
  replace(password: string): Promise<void>
}

export function useStoredPassword(token: string): StoredPassword {
  const [isStored, setHeld] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSessionPassword(token).then((password) => isCurrent && setHeld(password !== null))
    return () => {
      isCurrent = false
    }
  }, [token])
  return {
    known: isStored !== null,
    isStored: isStored === true,
    read: () => readSessionPassword(token),
    distrust: () => setHeld(false),
    replace: (password) => storeSessionPassword(token, password),
  }
}
