import { useSyncExternalStore } from 'react'

import { deviceStorage, textOneOf, readStored } from '../lib/browser/storage.ts'

const HIDDEN_KEY = 'hideBalance'
const listeners = new Set<() => void>()

export const isBalanceHidden = () => readStored(deviceStorage, HIDDEN_KEY, textOneOf('0', '1')) === '1'

function toggle(): void {
  deviceStorage.set(HIDDEN_KEY, isBalanceHidden() ? '0' : '1')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether the balance is masked, for the header and the menu alike; stored on the device. */
export function useBalanceHidden(): [boolean, () => void] {
  const hidden = useSyncExternalStore(subscribe, isBalanceHidden, () => false)
  return [hidden, toggle]
}
