import { expect, test } from 'vitest'

import type { SafeStorage } from '../lib/browser/storage.ts'
import { createReadNotices } from './read-notices.ts'

function storageWith(stored?: string): SafeStorage & { stored: () => string | undefined } {
  const values = new Map(stored === undefined ? [] : [['NOTICES_READ', stored]])
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
    stored: () => values.get('NOTICES_READ'),
  }
}

test('an opened notice is remembered on the next visit', () => {
  const storage = storageWith()
  createReadNotices(storage).mark('7')
  expect([...createReadNotices(storage).get()]).toEqual(['7'])
})

test.each(['', 'x', 'null', '{}', '7', '"7"', '[[]]', '[1,{"id":2},null]'])(
  'the invalid value %j is ignored and replaced',
  (foreign) => {
    const storage = storageWith(foreign)
    const readNotices = createReadNotices(storage)
    expect([...readNotices.get()]).toEqual([])
    readNotices.mark('1')
    expect(storage.stored()).toBe('["1"]')
  },
)

test('the oldest ids are removed first', () => {
  const storage = storageWith()
  const readNotices = createReadNotices(storage)
  for (let id = 0; id < 250; id++) readNotices.mark(String(id))
  expect(readNotices.get().size).toBe(200)
  expect([readNotices.get().has('49'), readNotices.get().has('50'), readNotices.get().has('249')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a listener is notified of the first opening, and not of the next', () => {
  const readNotices = createReadNotices(storageWith())
  let automatic = 0
  const stop = readNotices.subscribe(() => automatic++)
  readNotices.mark('1')
  readNotices.mark('1')
  stop()
  readNotices.mark('2')
  expect(automatic).toBe(1)
})
