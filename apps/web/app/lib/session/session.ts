import type { Session } from '@ante/contract/identity/session.ts'
import { useSyncExternalStore } from 'react'

import { parseJson } from '../calls/json.ts'
import { readKept, tabStorage } from '../browser/storage.ts'
import type { SafeStorage } from '../browser/storage.ts'

/** Source: product specification 3. */
export const SESSION_KEY = 'MC_SESSION_INFO'

/** A session as it is kept. Source: product specification 3, "Session info". */
type KeptSession = Omit<Session, 'customerType'> & { type: Session['customerType'] }

/**
 * The kept fields and nothing else. They are checked by hand because every page reads the session before anything else,
 * and the contract's schemas are loaded later.
 */
const fields = {
  token: 'string',
  merchantCode: 'string',
  userName: 'string',
  type: 'number',
  firstTimeLogin: 'boolean',
} satisfies Record<keyof KeptSession, string>

export interface SessionStore {
  get(): Session | null
  set(session: Session): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** The signed-in member of this tab. A value that is not a session is thrown away. */
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
  return readKept(storage, SESSION_KEY, (text) => {
    const value = parseJson(text)
    return isKeptSession(value) ? sessionOf(value) : null
  })
}

const sessionOf = ({ token, merchantCode, userName, type, firstTimeLogin }: KeptSession): Session => ({
  token,
  merchantCode,
  userName,
  customerType: type,
  firstTimeLogin,
})

function isKeptSession(value: unknown): value is KeptSession {
  if (typeof value !== 'object' || value === null) return false
  const own = new Map(Object.entries(value))
  return Object.entries(fields).every(([name, type]) => typeof own.get(name) === type)
}

export const sessionStore = createSessionStore(tabStorage)

const visitor = () => null

/** The session, or null for a visitor; null too while the server's page is taken over. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, visitor)
}
