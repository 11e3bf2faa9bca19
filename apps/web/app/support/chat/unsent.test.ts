import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const device = new Map<string, string>()
const tab = new Map<string, string>()
const storageOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** Simulates a reloaded page. */
async function page() {
  vi.resetModules()
  return import('./unsent.ts')
}

const signedIn = (userName: string) => {
  const session = { token: 't', merchantCode: 'aurora', userName, type: 0, firstTimeLogin: false }
  tab.set('MC_SESSION_INFO', JSON.stringify(session))
}

const input = { clientId: 'a', text: 'Where is it?', at: '2026-01-20T10:00:00.000Z', owner: 'player01' } as const

beforeEach(() => {
  device.clear()
  tab.clear()
  signedIn('player01')
  vi.stubGlobal('window', { localStorage: storageOf(device), sessionStorage: storageOf(tab) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a failed message is stored on the device, and is resent with its id by the next page', async () => {
  const { outbox } = await page()
  outbox.set([{ ...input, state: 'failed', error: new Error('offline') }])
  const next = await page()
  expect(next.unsentOfCurrentUser(next.outbox.get())).toEqual([{ ...input, state: 'sending' }])
})

test('a picture is stored once the gateway has it', async () => {
  const chosen = { file: new Blob(), preview: 'data:' }
  const { outbox } = await page()
  outbox.set([
    { ...input, text: '', chosen, state: 'sending' },
    { ...input, clientId: 'b', text: '', chosen, picture: 'b.webp', state: 'sending' },
  ])
  expect((await page()).outbox.get()).toEqual([
    { ...input, clientId: 'b', text: '', picture: 'b.webp', state: 'sending' },
  ])
})

test('a member does not see another member’s unsent messages', async () => {
  const { outbox } = await page()
  outbox.set([{ ...input, state: 'sending' }])
  signedIn('player02')
  const next = await page()
  expect(next.unsentOfCurrentUser(next.outbox.get())).toEqual([])
})

test('nothing is left on the device after sending, or after the member’s sign-out', async () => {
  const { outbox, clearUnsent } = await page()
  outbox.set([{ ...input, state: 'sending' }])
  clearUnsent()
  expect(outbox.get()).toEqual([])
  expect([...device.keys()]).toEqual([])
})
