import { beforeAll, expect, test } from 'vitest'

import { createSealer } from '../../lib/sealed/seal.ts'
import type { Sealer } from '../../lib/sealed/seal.ts'
import { safeStorage } from '../../lib/browser/storage.ts'
import { createRememberedLogins } from './remembered-login.ts'
import type { RememberedLogin } from './remembered-login.ts'

const joy = { type: 'username', username: 'joy01', password: 'Lantern7', countryDialingCode: null } as const
const byNumber = { type: 'sms', username: '09175550111', password: null, countryDialingCode: '63' } as const

let sealer: Sealer
beforeAll(async () => {
  sealer = await sealerOfAnotherBrowser()
})

async function sealerOfAnotherBrowser(): Promise<Sealer> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return createSealer(() => Promise.resolve(key))
}

const sealerWithoutStorage = createSealer(() => Promise.reject(new Error('no IndexedDB')))

function device(start: Record<string, string> = {}, itsSealer = sealer) {
  const stored = new Map(Object.entries(start))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return {
    stored,
    logins: createRememberedLogins(
      safeStorage(() => storage as unknown as Storage),
      itsSealer,
    ),
  }
}

const recordOf = (stored: Map<string, string>) => JSON.parse(stored.get('rememberedLogin') ?? 'null') as RememberedLogin

test.each([joy, byNumber])('a login by $type is restored as it was stored', async (login) => {
  const { stored, logins } = device()
  await logins.store(login)
  expect(await logins.readLogin()).toEqual(login)
  expect(stored.get('autoLogin')).toBe('1')
})

test('the stored value has the original fields, and its password is not readable', async () => {
  const { stored, logins } = device()
  await logins.store(joy)
  expect(Object.keys(recordOf(stored)).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username'])
  const bytes = Buffer.from(recordOf(stored).password ?? '', 'base64')
  expect(bytes.includes('Lantern7')).toBe(false)
  expect([...stored.values()].join()).not.toContain('Lantern7')
  await logins.store(joy)
  expect(Buffer.from(recordOf(stored).password ?? '', 'base64').equals(bytes), 'each sealing is another one').toBe(
    false,
  )
})

test('the code of a login by number is not stored', async () => {
  const { logins } = device()
  await logins.store({ ...byNumber, password: '123456' })
  expect(await logins.readLogin()).toEqual(byNumber)
})

test('a browser that cannot store a key remembers only the name', async () => {
  const { stored, logins } = device({}, sealerWithoutStorage)
  await logins.store(joy)
  expect(await logins.readLogin()).toEqual({ ...joy, password: null })
  expect([...stored.values()].join()).not.toContain('Lantern7')
})

test.each([
  [
    'sealed by another browser',
    async () => (await sealerOfAnotherBrowser()).seal('Lantern7', 'remembered login of joy01'),
  ],
  ['sealed for another name', () => sealer.seal('Lantern7', 'remembered login of player01')],
  ['sealed for another purpose', () => sealer.seal('Lantern7', 'session of a token')],
  ['that was never sealed', () => Promise.resolve('TGFudGVybjc=')],
  ['that is no base64', () => Promise.resolve('%%%')],
])('a stored password %s is rejected, and the name is still used', async (_, invalidLogin) => {
  const record = JSON.stringify({ ...joy, password: await invalidLogin() })
  const { logins } = device({ autoLogin: '1', rememberedLogin: record })
  expect(await logins.readLogin()).toEqual({ ...joy, password: null })
})

test.each([
  'no json',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...joy, type: 'firebase' }),
  JSON.stringify({ ...joy, username: '' }),
  JSON.stringify({ ...joy, username: 'x'.repeat(65) }),
  JSON.stringify({ ...joy, username: 5 }),
  JSON.stringify({ ...joy, password: 5 }),
  JSON.stringify({ ...joy, countryDialingCode: undefined }),
])('an invalid stored login is deleted: %s', async (record) => {
  const { stored, logins } = device({ autoLogin: '1', rememberedLogin: record })
  expect(await logins.readLogin()).toBeNull()
  expect(stored).toEqual(new Map([['autoLogin', '0']]))
})

test('removing the stored login deletes all of its data', async () => {
  const { stored, logins } = device()
  await logins.store(joy)
  logins.remove()
  expect(stored).toEqual(new Map([['autoLogin', '0']]))
  expect(await logins.readLogin()).toBeNull()
})

test('a login stored while autoLogin is off is no longer used', async () => {
  const { stored, logins } = device()
  await logins.store(joy)
  stored.set('autoLogin', '0')
  expect(await logins.readLogin()).toBeNull()
  expect(stored.has('rememberedLogin')).toBe(false)
})

const byNumberAndPassword = { ...joy, username: '0917 555 0111', countryDialingCode: '63' } as const

// Columns: case, stored login, change of the password to Lighthouse8, and the password prefilled afterwards.
test.each<[string, RememberedLogin, { names: string[]; oldPassword?: string }, string | null]>([
  ['by the changed name', joy, { names: ['joy01'] }, 'Lighthouse8'],
  ['by the changed name in capitals', { ...joy, username: ' JOY01' }, { names: ['joy01'] }, 'Lighthouse8'],
  ['by another name', joy, { names: ['player01'], oldPassword: 'Lantern7' }, 'Lantern7'],
  [
    'by a number, with the old password',
    byNumberAndPassword,
    { names: ['joy01'], oldPassword: 'Lantern7' },
    'Lighthouse8',
  ],
  ['by the changed number', byNumberAndPassword, { names: ['9175550111'] }, 'Lighthouse8'],
  [
    'by a number, with another password',
    byNumberAndPassword,
    { names: ['joy01'], oldPassword: 'Another1' },
    'Lantern7',
  ],
  ['by a number, when the old password is unknown', byNumberAndPassword, { names: ['joy01'] }, 'Lantern7'],
  ['by a code', byNumber, { names: ['09175550111'] }, null],
])('after a change of password, a stored login %s has the right password', async (_, login, change, password) => {
  const { logins } = device()
  await logins.store(login)
  await logins.refresh({ ...change, newPassword: 'Lighthouse8' })
  expect(await logins.readLogin()).toEqual({ ...login, password })
})

test('a change of password stores no login that was not stored before', async () => {
  const { stored, logins } = device()
  await logins.refresh({ names: ['joy01'], newPassword: 'Lighthouse8' })
  expect(stored.size).toBe(0)
})

test('a change of password completes a stored login without a password', async () => {
  const { logins } = device()
  await logins.store({ ...joy, password: null })
  await logins.refresh({ names: ['joy01'], newPassword: 'Lighthouse8' })
  expect(await logins.readLogin()).toEqual({ ...joy, password: 'Lighthouse8' })
})
