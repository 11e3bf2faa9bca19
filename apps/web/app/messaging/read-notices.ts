import { useSyncExternalStore } from 'react'

import { parseJson } from '../lib/calls/json.ts'
import { deviceStorage, readStored } from '../lib/browser/storage.ts'
import type { SafeStorage } from '../lib/browser/storage.ts'

const KEY = 'NOTICES_READ'
/** More than a merchant shows at a time; the oldest are forgotten first. */
const LIMIT = 200

/** Which notices were opened on this device. A value that is none of ours counts as nothing and is replaced. */
export function createReadNotices(storage: SafeStorage) {
  let read: ReadonlySet<string> | undefined
  const listeners = new Set<() => void>()
  const known = () => (read ??= new Set(readIds(storage)))
  return {
    get: known,
    mark(id: string): void {
      if (known().has(id)) return
      const ids = [...known(), id].slice(-LIMIT)
      read = new Set(ids)
      storage.set(KEY, JSON.stringify(ids))
      for (const tell of listeners) tell()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readIds(storage: SafeStorage): string[] {
  return readStored(storage, KEY, idsIn)?.slice(-LIMIT) ?? []
}

function idsIn(text: string): string[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null
}

export const readNotices = createReadNotices(deviceStorage)

/** Those of this device; null in the server's page, which knows no device. */
export const useReadNotices = (): ReadonlySet<string> | null =>
  useSyncExternalStore(readNotices.subscribe, readNotices.get, () => null)
