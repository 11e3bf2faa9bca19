import { describe, expect, test } from 'vitest'

import { readFromStorage, safeStorage } from './storage.ts'

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name)
}
const broken = (changes: Partial<Storage>) => () =>
  ({
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
    ...changes,
  }) as Storage

/** Browsers whose storage is blocked or fails. */
const unusableStorages: [string, () => Storage][] = [
  ['that the browser blocks', refuse('SecurityError')],
  ['that is null', () => null as unknown as Storage],
  ['that is undefined', () => undefined as unknown as Storage],
  ['that is full', broken({ setItem: refuse('QuotaExceededError') })],
  ['of an old private window, which refuses every value', broken({ setItem: refuse('QuotaExceededError') })],
  [
    'that refuses every operation',
    broken({
      getItem: refuse('InvalidStateError'),
      setItem: refuse('InvalidStateError'),
      removeItem: refuse('InvalidStateError'),
      clear: refuse('InvalidStateError'),
    }),
  ],
]

describe.each(unusableStorages)('with a storage %s', (_, getStorage) => {
  test('a value is available during the visit, and can be removed', () => {
    const storage = safeStorage(getStorage)
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    storage.set('a', '2')
    storage.set('b', '3')
    expect([storage.get('a'), storage.get('b')]).toEqual(['2', '3'])
    storage.remove('a')
    expect([storage.get('a'), storage.get('b')]).toEqual([null, '3'])
    storage.clear()
    expect(storage.get('b')).toBeNull()
  })

  test('a read before initialization finds nothing, and does not throw', () => {
    expect(readFromStorage(getStorage, 'a')).toBeNull()
  })
})

test('a storage that recovers is used again', () => {
  let isFull = true
  const stored = new Map<string, string>()
  const storage = safeStorage(
    broken({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('no', 'QuotaExceededError')
        stored.set(key, value)
      },
    }),
  )
  storage.set('a', '1')
  isFull = false
  storage.set('a', '2')
  expect(stored.get('a')).toBe('2')
  stored.set('a', '3')
  expect(storage.get('a')).toBe('3')
})
