import type { Session } from '@ante/contract/identity/session.ts'
import { useSyncExternalStore } from 'react'

import { parseJson } from '../calls/json.ts'
import { readStored, tabStorage } from '../browser/storage.ts'
import type { SafeStorage } from '../browser/storage.ts'
import { SESSION_KEY } from './session-key.ts'

export { SESSION_KEY }

/** Storage format of a session. Source: product specification 3, "Session info". */
type StoredSession = Omit<Session, 'customerType'> & { type: Session['customerType'] }

/**
 * Checks of all stored fields. They do not use the contract's schemas, which are loaded later, because every page reads
 * the session first.
 */
const fields = {
  token: 'string',
  merchantCode: 'string',
  userName: 'string',
  type: 'number',
  firstTimeLogin: 'boolean',
} satisfies Record<keyof StoredSession, string>

export interface SessionStore {
  get(): Session | null
  set(session: Session): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** Store of the signed-in member of this tab. An invalid value is discarded. */
export function createSessionStore(storage: SafeStorage): SessionStore {
  const listeners = new Set<() => void>()
  let current: Session | null | undefined
  const change = (session: Session | null) => {
    current = session
    for (const listener of listeners) listener()
  }
  return {
    get: () => (current === undefined ? (current = readSession(storage)) : current),
    set: (session) => {
      storage.set(SESSION_KEY, JSON.stringify({ ...session, type: session.customerType }, Object.keys(fields)))
      change(session)
    },
    clear: () => {
      storage.remove(SESSION_KEY)
      if (current !== null) change(null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readSession(storage: SafeStorage): Session | null {
  return readStored(storage, SESSION_KEY, (text) => {
    const value = parseJson(text)
    return isStoredSession(value) ? sessionOf(value) : null
  })
}

const sessionOf = ({ token, merchantCode, userName, type, firstTimeLogin }: StoredSession): Session => ({
  token,
  merchantCode,
  userName,
  customerType: type,
  firstTimeLogin,
})

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const parsedFields = new Map(Object.entries(value))
  return Object.entries(fields).every(([name, type]) => typeof parsedFields.get(name) === type)
}

export const sessionStore = createSessionStore(tabStorage)

const visitor = () => null

/** Returns the session; null for a visitor, and during hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, visitor)
}
