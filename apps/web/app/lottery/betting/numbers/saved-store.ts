import { useSyncExternalStore } from 'react'

import { deviceStorage, readStored } from '../../../lib/browser/storage.ts'
import { numbersOf, withNumbers, withoutNumbers } from './saved-list.ts'
import type { Owner } from './saved-list.ts'
import { savedOf, savedText } from './saved-text.ts'
import type { SavedList, SavedNumbers } from './saved-text.ts'

const SAVED_KEY = 'lotteryNumbers'
const NONE: readonly SavedList[] = []

const listeners = new Set<() => void>()
let cached: { text: string | null; lists: readonly SavedList[] } = { text: null, lists: NONE }

/**
 * Returns the lists stored on this device; if the browser stores nothing, the lists of this page. Stable until a
 * change.
 */
export function savedLists(): readonly SavedList[] {
  const text = deviceStorage.get(SAVED_KEY)
  if (cached.text !== text) cached = { text, lists: readStored(deviceStorage, SAVED_KEY, savedOf) ?? NONE }
  return cached.lists
}

function store(lists: readonly SavedList[]): void {
  if (lists.length === 0) deviceStorage.remove(SAVED_KEY)
  else deviceStorage.set(SAVED_KEY, savedText(lists))
  for (const listener of listeners) listener()
}

export const saveNumbers = (owner: Owner, numbers: SavedNumbers): void =>
  store(withNumbers(savedLists(), owner, numbers))

export const dropNumbers = (owner: Owner, numbers: SavedNumbers): void =>
  store(withoutNumbers(savedLists(), owner, numbers))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the saved numbers of a member in a family of games, the latest first. */
export const useSavedNumbers = (owner: Owner): readonly SavedNumbers[] =>
  numbersOf(
    useSyncExternalStore(subscribe, savedLists, () => NONE),
    owner,
  )
