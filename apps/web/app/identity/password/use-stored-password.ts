import { useEffect, useState } from 'react'

import { storeSessionPassword, readSessionPassword } from '../../lib/session/session-password.ts'

/** The old password, if it is stored with the session, so that it need not be typed. It is read only for the call. */
export interface StoredPassword {
  /** Whether `isStored` is final. */
  isChecked: boolean
  isStored: boolean
  readPassword(): Promise<string | null>
  /** Marks the stored password as outdated, so that the member has to type it. */
  distrust(): void
  /** Stores the new one with the session. */
  replace(password: string): Promise<void>
}

export function useStoredPassword(token: string): StoredPassword {
  const [isStored, setStored] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readSessionPassword(token).then((password) => isCurrent && setStored(password !== null))
    return () => {
      isCurrent = false
    }
  }, [token])
  return {
    isChecked: isStored !== null,
    isStored: isStored === true,
    readPassword: () => readSessionPassword(token),
    distrust: () => setStored(false),
    replace: (password) => storeSessionPassword(token, password),
  }
}
