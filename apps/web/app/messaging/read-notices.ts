import { useSyncExternalStore } from 'react'

import { parseJson } from '../lib/calls/json.ts'
import { deviceStorage, readStored } from '../lib/browser/storage.ts'
import type { SafeStorage } from '../lib/browser/storage.ts'

const KEY = 'NOTICES_READ'
/** Maximum number of stored ids, more than a merchant shows at a time; the oldest are removed first. */
const LIMIT = 200

/** Store of the notices opened on this device. An invalid value is ignored and replaced. */
export function createReadNotices(storage: SafeStorage) {
  let readIdSet: ReadonlySet<string> | undefined
  const listeners = new Set<() => void>()
  const knownReadIds = () => (readIdSet ??= new Set(readIds(storage)))
  return {
    get: knownReadIds,
    mark(id: string): void {
      if (knownReadIds().has(id)) return
      const ids = [...knownReadIds(), id].slice(-LIMIT)
      readIdSet = new Set(ids)
      storage.set(KEY, JSON.stringify(ids))
      for (const notify of listeners) notify()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readIds(storage: SafeStorage): string[] {
  return readStored(storage, KEY, parseIds)?.slice(-LIMIT) ?? []
}

function parseIds(text: string): string[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null
}

export const readNotices = createReadNotices(deviceStorage)

/** Returns the notices read on this device; null in the server-rendered page. */
export const useReadNotices = (): ReadonlySet<string> | null =>
  useSyncExternalStore(readNotices.subscribe, readNotices.get, () => null)
