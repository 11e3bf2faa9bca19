import { beforeAll, expect, test } from 'vitest'

import { createSealer } from '../sealed/seal.ts'
import type { Sealer } from '../sealed/seal.ts'
import { createSessionPasswords } from './session-password.ts'
import { createSessionStore, SESSION_KEY } from './session.ts'
import { safeStorage } from '../browser/storage.ts'

const session = { token: 't', merchantCode: 'aurora', userName: 'joy01', firstTimeLogin: false, customerType: 0 }

let sealer: Sealer
beforeAll(async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  sealer = createSealer(() => Promise.resolve(key))
})

function tab(itsSealer = sealer) {
  const stored = new Map<string, string>()
  const storage = safeStorage(
    () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      }) as unknown as Storage,
  )
  return { stored, store: createSessionStore(storage), passwords: createSessionPasswords(storage, itsSealer) }
}

test('a password is stored beside its session, unreadable, and is removed with it', async () => {
  const { stored, store, passwords } = tab()
  store.set(session)
  await passwords.store(session.token, 'Lantern7')
  expect(await passwords.readPassword(session.token)).toBe('Lantern7')
  expect(stored.get(SESSION_KEY)).toContain('"password":')
  expect(stored.get(SESSION_KEY)).not.toContain('Lantern7')
  store.clear()
  expect(await passwords.readPassword(session.token)).toBeNull()
})

test('data stored beside a session leaves the session unchanged', async () => {
  const { stored, store, passwords } = tab()
  store.set(session)
  const before = JSON.parse(stored.get(SESSION_KEY) ?? '') as object
  await passwords.store(session.token, 'Lantern7')
  expect(JSON.parse(stored.get(SESSION_KEY) ?? '')).toEqual({ ...before, password: expect.any(String) as string })
})

test('a password that arrives late, when another session is open, is dropped', async () => {
  const { store, passwords } = tab()
  store.set({ ...session, token: 'next' })
  await passwords.store(session.token, 'Lantern7')
  expect(await passwords.readPassword('next')).toBeNull()
  store.clear()
  await passwords.store('next', 'Lantern7')
  expect(store.get()).toBeNull()
})

test('a sealed password moved into another session cannot be opened', async () => {
  const { stored, store, passwords } = tab()
  store.set(session)
  await passwords.store(session.token, 'Lantern7')
  stored.set(SESSION_KEY, (stored.get(SESSION_KEY) ?? '').replace('"token":"t"', '"token":"other"'))
  expect(await passwords.readPassword('other')).toBeNull()
})

test('a browser that cannot store a key stores no password', async () => {
  const { stored, store, passwords } = tab(createSealer(() => Promise.reject(new Error('no IndexedDB'))))
  store.set(session)
  await passwords.store(session.token, 'Lantern7')
  expect(stored.get(SESSION_KEY)).not.toContain('password')
  expect(await passwords.readPassword(session.token)).toBeNull()
})
