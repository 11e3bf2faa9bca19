import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { expect, test } from 'vitest'

import { safeStorage } from '../lib/storage.ts'
import { isUnseen, popupsFor, rememberSeen } from './popup-audience.ts'

const popup = (id: string, execution: 'A' | 'B' | 'F', content = ''): Announcement => ({
  id,
  type: 'PU',
  title: id,
  content,
  picture: null,
  link: null,
  execution,
  publishedAt: '2026-01-01T00:00:00Z',
})
const session = { token: 't', merchantCode: 'aurora', userName: 'p', customerType: 0, firstTimeLogin: false }
const all = [popup('after', 'A'), popup('before', 'B'), popup('first', 'F')]
const titles = (popups: Announcement[]) => popups.map(({ title }) => title)

function memory() {
  return safeStorage(() => {
    throw new Error('blocked: it lives in memory')
  })
}

test('a visitor sees what is meant for visitors', () => {
  expect(titles(popupsFor(null, all))).toEqual(['before'])
})

test('a member sees what is meant for members, and at the first login its own before', () => {
  expect(titles(popupsFor(session, all))).toEqual(['after'])
  expect(titles(popupsFor({ ...session, firstTimeLogin: true }, all))).toEqual(['first', 'after'])
})

test('what was closed stays closed until the set changes', () => {
  const storage = memory()
  expect(isUnseen(storage, 'B', all)).toBe(true)
  rememberSeen(storage, 'B', all)
  expect(isUnseen(storage, 'B', [...all].reverse())).toBe(false)
  expect(isUnseen(storage, 'B', [...all, popup('new', 'B')])).toBe(true)
  expect(isUnseen(storage, 'B', [popup('after', 'A', 'changed'), ...all.slice(1)])).toBe(true)
})

test('members and visitors remember apart', () => {
  const storage = memory()
  rememberSeen(storage, 'B', all)
  expect(isUnseen(storage, 'A', all)).toBe(true)
})

test('nothing to show is never shown', () => {
  expect(isUnseen(memory(), 'B', [])).toBe(false)
})
