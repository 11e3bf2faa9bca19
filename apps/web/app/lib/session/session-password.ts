import { parseJson } from '../calls/json.ts'
import { seal, unseal } from '../sealed/seal.ts'
import type { Sealer } from '../sealed/seal.ts'
import { SESSION_KEY } from './session.ts'
import { tabStorage } from '../browser/storage.ts'
import type { SafeStorage } from '../browser/storage.ts'

export interface SessionPasswords {
  /** Stores the password beside the session of this token, if that is still the current session. */
  store(token: string, password: string): Promise<void>
  /** Returns the password with which the session of this token was opened; null if it is not stored. */
  readPassword(token: string): Promise<string | null>
}

/**
 * Stores the password beside the session, sealed for that session only. Source: product specification 3, "Session
 * info".
 */
export function createSessionPasswords(storage: SafeStorage, sealer: Sealer): SessionPasswords {
  const sessionOf = (token: string): Map<string, unknown> | null => {
    const stored = parseJson(storage.get(SESSION_KEY) ?? '')
    if (typeof stored !== 'object' || stored === null) return null
    const session = new Map<string, unknown>(Object.entries(stored))
    return session.get('token') === token ? session : null
  }
  return {
    store: async (token, password) => {
      const sealed = await sealer.seal(password, purposeOf(token))
      const session = sessionOf(token)
      if (!session || sealed === null) return
      storage.set(SESSION_KEY, JSON.stringify(Object.fromEntries(session.set('password', sealed))))
    },
    readPassword: async (token) => {
      const sealed = sessionOf(token)?.get('password')
      return typeof sealed === 'string' ? sealer.unseal(sealed, purposeOf(token)) : null
    },
  }
}

const purposeOf = (token: string) => `session ${token}`

export const { store: storeSessionPassword, readPassword: readSessionPassword } = createSessionPasswords(tabStorage, {
  seal,
  unseal,
})
