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
    const read = createReadNotices(storage)
    expect([...read.get()]).toEqual([])
    read.mark('1')
    expect(storage.stored()).toBe('["1"]')
  },
)

test('the oldest are forgotten first', () => {
  const storage = storageWith()
  const read = createReadNotices(storage)
  for (let id = 0; id < 250; id++) read.mark(String(id))
  expect(read.get().size).toBe(200)
  expect([read.get().has('49'), read.get().has('50'), read.get().has('249')]).toEqual([false, true, true])
})

test('a listener is notified of the first opening, and not of the next', () => {
  const read = createReadNotices(storageWith())
  let automatic = 0
  const stop = read.subscribe(() => automatic++)
  read.mark('1')
  read.mark('1')
  stop()
  read.mark('2')
  expect(automatic).toBe(1)
})
