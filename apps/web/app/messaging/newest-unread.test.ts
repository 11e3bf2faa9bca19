import { expect, test } from 'vitest'

import { newestUnread } from './newest-unread.ts'

/** Announcements in the merchant's order, which is not chronological. */
const announcements = [
  { id: 'pinned', publishedAt: '2026-01-02T00:00:00.000Z' },
  { id: 'newest', publishedAt: '2026-01-03T00:00:00.000Z' },
  { id: 'oldest', publishedAt: '2026-01-01T00:00:00.000Z' },
]

test.each([
  [0, []],
  [1, ['newest']],
  [2, ['newest', 'pinned']],
  [99, ['newest', 'pinned', 'oldest']],
])('of three, %i unread are %j', (unread, expected) => {
  expect(newestUnread(announcements, unread)).toEqual(expected)
})
