import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { safeStorage } from '../lib/browser/storage.ts'
import { isUnseen, popupsFor, rememberSeen } from './popup-audience.ts'

const popup = (id: string, execution: 'A' | 'B' | 'F', content = ''): Announcement => ({
  id,
  type: 'PU',
  title: id,
  content,
  body: [content],
  picture: null,
  link: null,
  execution,
  publishedAt: '2026-01-01T00:00:00Z',
})
const session = { token: 't', merchantCode: 'aurora', userName: 'p', customerType: 0, firstTimeLogin: false }
const allPopups = [popup('after', 'A'), popup('before', 'B'), popup('first', 'F')]
const titles = (popups: Announcement[]) => popups.map(({ title }) => title)

function memory() {
  return safeStorage(() => {
    throw new Error('blocked: it lives in memory')
  })
}

test('a visitor sees the popups for visitors', () => {
  expect(titles(popupsFor(null, allPopups))).toEqual(['before'])
})

test('a member sees the popups for members, and at the first login the popups for first logins before them', () => {
  expect(titles(popupsFor(session, allPopups))).toEqual(['after'])
  expect(titles(popupsFor({ ...session, firstTimeLogin: true }, allPopups))).toEqual(['first', 'after'])
})

test('closed popups stay closed until the set changes', () => {
  const storage = memory()
  expect(isUnseen(storage, 'B', allPopups)).toBe(true)
  rememberSeen(storage, 'B', allPopups)
  expect(isUnseen(storage, 'B', [...allPopups].reverse())).toBe(false)
  expect(isUnseen(storage, 'B', [...allPopups, popup('new', 'B')])).toBe(true)
  expect(isUnseen(storage, 'B', [popup('after', 'A', 'changed'), ...allPopups.slice(1)])).toBe(true)
})

test('the same popups in another language count as seen; changed popups do not', () => {
  const storage = memory()
  const automatic = (content: string, version: string) => [{ ...popup('news', 'B', content), version }]
  rememberSeen(storage, 'B', automatic('Good evening', 'one'))
  expect(isUnseen(storage, 'B', automatic('مساء الخير', 'one'))).toBe(false)
  expect(isUnseen(storage, 'B', automatic('مساء الخير', 'two'))).toBe(true)
})

test('closed popups are stored separately for members and visitors', () => {
  const storage = memory()
  rememberSeen(storage, 'B', allPopups)
  expect(isUnseen(storage, 'A', allPopups)).toBe(true)
})

test('an empty set is never shown', () => {
  expect(isUnseen(memory(), 'B', [])).toBe(false)
})

test('the stored value contains the closed state and the hash of the set', () => {
  const storage = memory()
  rememberSeen(storage, 'A', allPopups)
  expect(JSON.parse(storage.get('popupA') ?? '')).toEqual({ show: false, hash: expect.stringMatching(/^\w+\.\w+$/) })
})

test.each([
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{}',
  '{"show":false}',
  '{"show":true,"hash":"a.b"}',
  '{"show":false,"hash":7}',
  '{"show":false,"hash":',
  '3kd9.1x',
])('an invalid stored %j is ignored and replaced', (text) => {
  const storage = memory()
  storage.set('popupB', text)
  expect(isUnseen(storage, 'B', allPopups)).toBe(true)
  expect(storage.get('popupB')).toBeNull()
  rememberSeen(storage, 'B', allPopups)
  expect(isUnseen(storage, 'B', allPopups)).toBe(false)
})

test('two sets that differ in a title, a content, or a boundary between them are different', () => {
  const word = fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'b', '\n', '"', ',', '[') })
  const sets = fc.array(fc.record({ title: word, content: word }), { minLength: 1, maxLength: 3 })
  const popupsOf = (texts: { title: string; content: string }[]) =>
    texts.map(({ title, content }, index) => ({ ...popup(String(index), 'A', content), title }))
  const hashesOf = (texts: { title: string; content: string }[]) =>
    JSON.stringify(texts.map(({ title, content }) => JSON.stringify([title, content])).sort())
  fc.assert(
    fc.property(sets, sets, (first, second) => {
      const storage = memory()
      rememberSeen(storage, 'A', popupsOf(first))
      expect(isUnseen(storage, 'A', popupsOf(second))).toBe(hashesOf(first) !== hashesOf(second))
    }),
  )
})
