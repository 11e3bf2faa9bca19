import { expect, test, vi } from 'vitest'

import { createSessionStore } from './session.ts'
import { safeStorage } from '../browser/storage.ts'

const KEY = 'MC_SESSION_INFO'
const validSession = { token: 't', merchantCode: 'aurora', userName: 'player01', firstTimeLogin: false }
const session = { ...validSession, customerType: 0 }
/** Field names as in the product specification. */
const storedSession = { ...validSession, type: 0 }

function fakeStorage(start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  return { stored, storage: safeStorage(() => storage as Storage) }
}

test('a session is stored with exactly its fields', () => {
  const { stored, storage } = fakeStorage()
  const withMore = { ...session, password: 'never' }
  createSessionStore(storage).set(withMore)
  expect(JSON.parse(stored.get(KEY) ?? '')).toEqual(storedSession)
})

test('a stored session is available after a reload', () => {
  const { storage } = fakeStorage({ [KEY]: JSON.stringify(storedSession) })
  expect(createSessionStore(storage).get()).toEqual(session)
})

test.each([
  'no json',
  'null',
  '"text"',
  '[]',
  '{}',
  JSON.stringify({ ...storedSession, token: 5 }),
  JSON.stringify({ ...storedSession, type: '0' }),
  JSON.stringify({ ...storedSession, firstTimeLogin: undefined }),
])('an invalid session is discarded: %s', (text) => {
  const { stored, storage } = fakeStorage({ [KEY]: text })
  expect(createSessionStore(storage).get()).toBeNull()
  expect(stored.has(KEY)).toBe(false)
})

test('listeners are notified of a login and a logout, and not after they unsubscribe', () => {
  const { storage } = fakeStorage()
  const store = createSessionStore(storage)
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.set(session)
  store.clear()
  leave()
  store.set(session)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('with storage blocked the session lives as long as the page', () => {
  const blocked = safeStorage(() => {
    throw new Error('SecurityError')
  })
  const store = createSessionStore(blocked)
  expect(store.get()).toBeNull()
  store.set(session)
  expect(store.get()).toEqual(session)
  store.clear()
  expect(store.get()).toBeNull()
})

test('a value set while the storage is full can be read', () => {
  const full = safeStorage(
    () =>
      ({
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError')
        },
        removeItem: () => undefined,
      }) as unknown as Storage,
  )
  full.set('a', '1')
  expect(full.get('a')).toBe('1')
  full.remove('a')
  expect(full.get('a')).toBeNull()
})
