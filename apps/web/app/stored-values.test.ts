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
  // Modules cache the values that they have read: each test loads new instances.
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

interface StorageSlot {
  key: string
  stored: () => StoredValues
  /** A valid stored value. */
  ownText: string
  /** Reads the value with the app's code. */
  readSlot(): Promise<unknown>
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
const readLimitedPopup = async (audience: 'A' | 'B') => {
  const [{ isDue }, { deviceStorage }] = await Promise.all([
    import('./messaging/popup-frequency.ts'),
    import('./lib/browser/storage.ts'),
  ])
  return isDue(deviceStorage, audience, { ...popup, execution: audience, frequency: 'once' }, 2)
}
const beginApp = async () => {
  const [app, { createQueryClient }] = await Promise.all([
    import('./install/begin.ts'),
    import('./lib/calls/query-client.ts'),
  ])
  app.beginApp(createQueryClient(() => Promise.reject(new Error('no calls expected'))))
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
    ownText: JSON.stringify(session),
    readSlot: async () => (await import('./lib/session/session.ts')).sessionStore.get(),
  },
  { key: 'popupA', stored: () => device, ownText: '{"show":false,"hash":"a.b"}', readSlot: () => readPopups('A') },
  { key: 'popupB', stored: () => device, ownText: '{"show":false,"hash":"a.b"}', readSlot: () => readPopups('B') },
  ...(['A', 'B'] as const).map((audience) => ({
    key: `popupTimes${audience}`,
    stored: () => device,
    ownText: '[{"id":"1","version":"","times":[1]}]',
    readSlot: () => readLimitedPopup(audience),
  })),
  {
    key: 'NOTICES_READ',
    stored: () => device,
    ownText: '["1","2"]',
    readSlot: async () => (await import('./messaging/read-notices.ts')).readNotices.get(),
  },
  {
    key: 'loginDeviceId',
    stored: () => device,
    ownText: 'abcdefghij0123456789',
    readSlot: async () => (await import('./identity/device-id.ts')).loginDeviceId(),
  },
  {
    key: 'lotteryCart',
    stored: () => tab,
    ownText: JSON.stringify({ version: 1, carts: [lotteryCart] }),
    readSlot: async () => (await import('./lottery/betting/cart/cart-store.ts')).storedCarts(),
  },
  {
    key: 'lotteryFavourites',
    stored: () => device,
    ownText: '["FFC60","PK1060"]',
    readSlot: async () => (await import('./lottery/kit/favourites/device-stars.ts')).deviceStars(),
  },
  {
    key: 'lotteryNumbers',
    stored: () => device,
    ownText: JSON.stringify({ version: 1, lists: [{ member: '', family: 'SSC', numbers: [savedNumbers] }] }),
    readSlot: async () => (await import('./lottery/betting/numbers/saved-store.ts')).savedLists(),
  },
  {
    key: 'SUPPORT_VISITOR',
    stored: () => device,
    ownText: 'a'.repeat(43),
    readSlot: async () => (await import('./support/chat/visitor.ts')).visitorStore.get(),
  },
  {
    key: 'SUPPORT_UNSENT',
    stored: () => device,
    ownText: '[{"clientId":"a","text":"Hello","at":"2026-01-20T10:00:00.000Z","owner":"player01"}]',
    readSlot: async () => (await import('./support/chat/unsent.ts')).outbox.get(),
  },
  { key: 'hideDownloadBar', stored: () => device, ownText: '1', readSlot: beginApp },
  { key: 'WEBCLIP', stored: () => device, ownText: '1', readSlot: beginApp },
  { key: 'canInstall', stored: () => device, ownText: '1', readSlot: beginApp },
  {
    key: 'hideBalance',
    stored: () => device,
    ownText: '1',
    readSlot: async () => (await import('./wallet/balance-shown.ts')).isBalanceHidden(),
  },
  {
    key: 'autoLogin',
    stored: () => device,
    ownText: '1',
    readSlot: async () => {
      device.set('rememberedLogin', '{"type":"username","username":"a","password":null,"countryDialingCode":null}')
      return (await import('./identity/remembered/remembered-login.ts')).readRemembered()
    },
  },
  {
    key: 'rememberedLogin',
    stored: () => device,
    ownText: '{"type":"username","username":"a","password":null,"countryDialingCode":null}',
    readSlot: async () => {
      device.set('autoLogin', '1')
      return (await import('./identity/remembered/remembered-login.ts')).readRemembered()
    },
  },
  {
    key: 'pendingCalls',
    stored: () => device,
    ownText: JSON.stringify([
      { key: 'a', endpoint: 'POST /x', title: 'A bet', owner: 'aurora/a', sentAt: 1, page: 'b', state: 'unknown' },
    ]),
    readSlot: async () => (await import('./lib/calls/pending-calls.ts')).pendingCalls(),
  },
  {
    key: 'lotteryWins',
    stored: () => tab,
    ownText: '{"userName":"player01","since":"2026-01-20T10:00:00.000Z","reported":["7"]}',
    readSlot: async () => (await import('./lottery/celebration/win-memory.ts')).winsRemembered('player01'),
  },
]

/** Values that are removed when they are read, valid or not. */
const takenSlots: Pick<StorageSlot, 'key' | 'readSlot'>[] = [
  { key: 'returnTo', readSlot: async () => (await import('./lib/pages/return-to.ts')).takeReturn() },
  { key: 'wrongLines', readSlot: async () => (await import('./lib/forms/invalid-fields.ts')).consumeInvalidFields() },
]

const GARBAGE = ['', '{"token":', 'null', '7', '[1]', '[]x', '{"token":{"a":1},"show":7}', '"<script>"', '\u0000', '1 ']

describe.each(slots)('$key', ({ key, stored, ownText, readSlot }) => {
  test.each(GARBAGE)('discards the invalid value %j', async (text) => {
    stored().set(key, text)
    await readSlot()
    expect(stored().get(key)).not.toBe(text)
  })

  test('keeps a valid value', async () => {
    stored().set(key, ownText)
    await readSlot()
    expect(stored().get(key)).toBe(ownText)
  })
})

describe.each(takenSlots)('$key', ({ key, readSlot }) => {
  test.each(GARBAGE)('is removed after %j was read', async (text) => {
    tab.set(key, text)
    await readSlot()
    expect(tab.has(key)).toBe(false)
  })
})
