import { useSyncExternalStore } from 'react'

import { deviceStorage, textOneOf, readStored } from './storage.ts'

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}

const KEY = 'dataSaver'
const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** `auto` follows the browser's own setting. */
export type DataSaver = 'auto' | 'on' | 'off'

const listeners = new Set<() => void>()

/** Returns the player's choice on this device. */
export function dataSaver(): DataSaver {
  const stored = readStored(deviceStorage, KEY, textOneOf('on', 'off'))
  return stored === 'on' || stored === 'off' ? stored : 'auto'
}

export function setDataSaver(choice: DataSaver): void {
  if (choice === 'auto') deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, choice)
  for (const listener of listeners) listener()
}

/** Whether to save data: then pictures are small, and neither automatic animation nor prefetching takes place. */
export function isSavingData(): boolean {
  const choice = dataSaver()
  if (choice !== 'auto') return choice === 'on'
  return navigator.connection?.saveData === true || matchMedia(REDUCED_DATA).matches
}

export function subscribeDataSaver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsSavingData = (): boolean => useSyncExternalStore(subscribeDataSaver, isSavingData, () => false)

export const useDataSaver = (): DataSaver => useSyncExternalStore(subscribeDataSaver, dataSaver, () => 'auto')
