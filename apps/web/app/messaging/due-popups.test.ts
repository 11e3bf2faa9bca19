import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { expect, test } from 'vitest'

import { safeStorage } from '../lib/browser/storage.ts'
import { duePopups } from './due-popups.ts'
import { rememberSeen } from './popup-audience.ts'
import { recordShown } from './popup-frequency.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const HOUR_MS = 3_600_000

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked: it lives in memory')
  })

const popup = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'PU',
  title: id,
  content: '',
  body: [],
  picture: null,
  link: null,
  execution: 'E',
  publishedAt: '2026-01-01T00:00:00Z',
  version: 'one',
  ...changes,
})
const home = { isHome: true, isMoneyMoving: false }
const promotions = { isHome: false, isMoneyMoving: false }
const deposit = { isHome: false, isMoneyMoving: true }

interface Visit {
  storage?: ReturnType<typeof memory>
  at?: number
}

const due = (popups: Announcement[], place = home, { storage = memory(), at = NOW }: Visit = {}) =>
  duePopups(storage, { session: null, popups, nowMs: at, ...place }).map(({ id }) => id)

test.each([
  ['once', [0], 400 * DAY_MS, false],
  ['day', [0], 23 * HOUR_MS, false],
  ['day', [0], 25 * HOUR_MS, true],
  ['week:1', [0], 6 * DAY_MS, false],
  ['week:1', [0], 8 * DAY_MS, true],
  ['week:3', [0, DAY_MS], 2 * DAY_MS, true],
  ['week:3', [0, DAY_MS, 2 * DAY_MS], 3 * DAY_MS, false],
  ['week:3', [0, DAY_MS, 2 * DAY_MS], 7 * DAY_MS + 1, true],
])(
  'a popup with the limit %s that was shown at %j is after %i ms shown again: %s',
  (frequency, times, after, isDue) => {
    const storage = memory()
    const limited = popup('limited', { frequency })
    expect(due([limited], home, { storage })).toEqual(['limited'])
    for (const time of times) recordShown(storage, 'B', [limited], NOW + time)
    expect(due([limited], home, { storage, at: NOW + after })).toEqual(isDue ? ['limited'] : [])
  },
)

test('a popup with the limit once is shown again after its texts have changed; other limits stay', () => {
  const storage = memory()
  const both = [popup('once', { frequency: 'once' }), popup('day', { frequency: 'day' })]
  recordShown(storage, 'B', both, NOW)
  const edited = both.map((one) => ({ ...one, version: 'two' }))
  expect(due(both, home, { storage })).toEqual([])
  expect(due(edited, home, { storage })).toEqual(['once'])
})

test('only popups for any page are shown elsewhere, and quiet ones wait while money is moving', () => {
  const popups = [
    popup('home', { frequency: 'once' }),
    popup('loud', { frequency: 'once', everywhere: true, quiet: false }),
    popup('quiet', { frequency: 'once', everywhere: true, quiet: true }),
  ]
  expect(due(popups)).toEqual(['home', 'loud', 'quiet'])
  expect(due(popups, promotions)).toEqual(['loud', 'quiet'])
  expect(due(popups, deposit)).toEqual(['loud'])
})

test('popups without a limit stay a set, beside those with one, in the merchant’s order', () => {
  const storage = memory()
  const popups = [popup('a'), popup('b', { frequency: 'day' }), popup('c')]
  expect(due(popups, home, { storage })).toEqual(['a', 'b', 'c'])
  recordShown(storage, 'B', popups, NOW)
  rememberSeen(
    storage,
    'B',
    popups.filter(({ frequency }) => frequency === undefined),
  )
  expect(due(popups, home, { storage })).toEqual([])
  expect(due(popups, home, { storage, at: NOW + 2 * DAY_MS })).toEqual(['b'])
  expect(due([...popups, popup('d')], home, { storage })).toEqual(['a', 'c', 'd'])
})

test('a popup for any page without a limit is shown once, because pages have different sets', () => {
  const storage = memory()
  const anywhere = popup('anywhere', { everywhere: true, quiet: true })
  recordShown(storage, 'B', [anywhere], NOW)
  expect(due([anywhere], promotions, { storage })).toEqual([])
  expect(due([anywhere, popup('other')], home, { storage })).toEqual(['other'])
})

test.each(['', 'null', '{}', '[1]', '[{"id":"limited"}]', '[{"id":"limited","version":"one","times":["x"]}]'])(
  'an invalid stored %j is ignored and replaced',
  (text) => {
    const storage = memory()
    storage.set('popupTimesB', text)
    const limited = popup('limited', { frequency: 'once' })
    expect(due([limited], home, { storage })).toEqual(['limited'])
    recordShown(storage, 'B', [limited], NOW)
    expect(due([limited], home, { storage })).toEqual([])
  },
)
