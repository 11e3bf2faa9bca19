import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type StoredValues = Map<string, string>

let device: StoredValues
let tab: StoredValues

const storageOf = (stored: StoredValues) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
})

beforeEach(() => {
  ;[device, tab] = [new Map(), new Map()]
  const browser = Object.assign(new EventTarget(), { localStorage: storageOf(device), sessionStorage: storageOf(tab) })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('location', { pathname: '/m/login', search: '' })
  vi.stubGlobal('navigator', { userAgent: 'x', maxTouchPoints: 0 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  // Modules cache values that were read once.
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

interface StorageSlot {
  key: string
  stored: () => StoredValues
  /** A valid stored value. */
  own: string
  /** The code that reads it. */
  read(): Promise<unknown>
}

const popup = {
  id: '1',
  type: 'PU' as const,
  title: 'a',
  content: 'b',
  body: [],
  picture: null,
  link: null,
  publishedAt: '',
}
const readPopups = async (audience: 'A' | 'B') => {
  const [{ isUnseen }, { deviceStorage }] = await Promise.all([
    import('./messaging/popup-audience.ts'),
    import('./lib/browser/storage.ts'),
  ])
  return isUnseen(deviceStorage, audience, [{ ...popup, execution: audience }])
}
const beginApp = async () => {
  const [app, { createQueryClient }] = await Promise.all([
    import('./install/begin.ts'),
    import('./lib/calls/query-client.ts'),
  ])
  app.beginApp(createQueryClient(() => Promise.reject(new Error('Nobody calls'))))
}
const session = { token: 't', merchantCode: 'aurora', userName: 'player01', type: 0, firstTimeLogin: false }

const savedNumbers = { playId: 1001, betType: 1, selection: { kind: 'picked', rows: [['1'], ['2', '3']] } }
const lotteryCart = {
  gameCode: 'FFC60',
  prizeMode: 'Lott',
  rows: [
    {
      key: 'a',
      playId: 1001,
      betType: 1,
      selection: { kind: 'picked', rows: [['1'], ['2', '3']] },
      unit: '0.1',
      multiple: 5,
      series: 1950,
      amount: null,
    },
  ],
}

/** Every value read from the device or the tab. */
const slots: StorageSlot[] = [
  {
    key: 'MC_SESSION_INFO',
    stored: () => tab,
    own: JSON.stringify(session),
    read: async () => (await import('./lib/session/session.ts')).sessionStore.get(),
  },
  { key: 'popupA', stored: () => device, own: '{"show":false,"hash":"a.b"}', read: () => readPopups('A') },
  { key: 'popupB', stored: () => device, own: '{"show":false,"hash":"a.b"}', read: () => readPopups('B') },
  {
    key: 'NOTICES_READ',
    stored: () => device,
    own: '["1","2"]',
    read: async () => (await import('./messaging/read-notices.ts')).readNotices.get(),
  },
  {
    key: 'loginDeviceId',
    stored: () => device,
    own: 'abcdefghij0123456789',
    read: async () => (await import('./identity/device-id.ts')).loginDeviceId(),
  },
  {
    key: 'lotteryCart',
    stored: () => tab,
    own: JSON.stringify({ version: 1, carts: [lotteryCart] }),
    read: async () => (await import('./lottery/betting/cart/cart-store.ts')).storedCarts(),
  },
  {
    key: 'lotteryFavourites',
    stored: () => device,
    own: '["FFC60","PK1060"]',
    read: async () => (await import('./lottery/kit/favourites/device-stars.ts')).deviceStars(),
  },
  {
    key: 'lotteryNumbers',
    stored: () => device,
    own: JSON.stringify({ version: 1, lists: [{ member: '', family: 'SSC', numbers: [savedNumbers] }] }),
    read: async () => (await import('./lottery/betting/numbers/saved-store.ts')).savedLists(),
  },
  {
    key: 'SUPPORT_VISITOR',
    stored: () => device,
    own: 'a'.repeat(43),
    read: async () => (await import('./support/chat/visitor.ts')).visitorStore.get(),
  },
  {
    key: 'SUPPORT_UNSENT',
    stored: () => device,
    own: '[{"clientId":"a","text":"Hello","at":"2026-01-20T10:00:00.000Z","owner":"player01"}]',
    read: async () => (await import('./support/chat/unsent.ts')).outbox.get(),
  },
  { key: 'hideDownloadBar', stored: () => device, own: '1', read: beginApp },
  { key: 'WEBCLIP', stored: () => device, own: '1', read: beginApp },
  { key: 'canInstall', stored: () => device, own: '1', read: beginApp },
  {
    key: 'hideBalance',
    stored: () => device,
    own: '1',
    read: async () => (await import('./wallet/balance-shown.ts')).isBalanceHidden(),
  },
  {
    key: 'autoLogin',
    stored: () => device,
    own: '1',
    read: async () => {
      device.set('rememberedLogin', '{"type":"username","username":"a","password":null,"countryDialingCode":null}')
      return (await import('./identity/remembered/remembered-login.ts')).readRemembered()
    },
  },
  {
    key: 'rememberedLogin',
    stored: () => device,
    own: '{"type":"username","username":"a","password":null,"countryDialingCode":null}',
    read: async () => {
      device.set('autoLogin', '1')
      return (await import('./identity/remembered/remembered-login.ts')).readRemembered()
    },
  },
  {
    key: 'pendingCalls',
    stored: () => device,
    own: JSON.stringify([
      { key: 'a', endpoint: 'POST /x', title: 'A bet', owner: 'aurora/a', sentAt: 1, page: 'b', state: 'unknown' },
    ]),
    read: async () => (await import('./lib/calls/pending-calls.ts')).pendingCalls(),
  },
  {
    key: 'lotteryWins',
    stored: () => tab,
    own: '{"userName":"player01","since":"2026-01-20T10:00:00.000Z","reported":["7"]}',
    read: async () => (await import('./lottery/celebration/win-memory.ts')).winsRemembered('player01'),
  },
]

/** These are removed on reading, with any value. */
const takenSlots: Pick<StorageSlot, 'key' | 'read'>[] = [
  { key: 'returnTo', read: async () => (await import('./lib/pages/return-to.ts')).takeReturn() },
  { key: 'wrongLines', read: async () => (await import('./lib/forms/invalid-fields.ts')).consumeInvalidFields() },
]

const GARBAGE = ['', '{"token":', 'null', '7', '[1]', '[]x', '{"token":{"a":1},"show":7}', '"<script>"', '\u0000', '1 ']

describe.each(slots)('$key', ({ key, stored, own, read }) => {
  test.each(GARBAGE)('does not keep %j, a foreign value', async (text) => {
    stored().set(key, text)
    await read()
    expect(stored().get(key)).not.toBe(text)
  })

  test('keeps its own value', async () => {
    stored().set(key, own)
    await read()
    expect(stored().get(key)).toBe(own)
  })
})

describe.each(takenSlots)('$key', ({ key, read }) => {
  test.each(GARBAGE)('is removed after %j was read', async (text) => {
    tab.set(key, text)
    await read()
    expect(tab.has(key)).toBe(false)
  })
})
