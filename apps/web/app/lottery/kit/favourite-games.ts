import { useSyncExternalStore } from 'react'

import { parseJson } from '../../lib/calls/json.ts'
import { deviceStorage, readKept } from '../../lib/browser/storage.ts'

/** Kept on the device: a visitor has favourites too. */
const KEY = 'lotteryFavourites'
const MOST = 200

const listeners = new Set<() => void>()
const NONE: readonly string[] = []
let known: { text: string | null; codes: readonly string[] } = { text: null, codes: NONE }

function codesIn(text: string): readonly string[] | null {
  const value = parseJson(text)
  const isList = Array.isArray(value) && value.length <= MOST && value.every((code) => typeof code === 'string')
  return isList ? value : null
}

/** The codes of the games that are starred; the same list until it changes. */
export function starredGames(): readonly string[] {
  const text = deviceStorage.get(KEY)
  if (known.text !== text || text === null) {
    known = { text, codes: (text === null ? null : readKept(deviceStorage, KEY, codesIn)) ?? NONE }
  }
  return known.codes
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The codes of the games that were starred on this device, the latest first. */
export const useFavouriteGames = (): readonly string[] => useSyncExternalStore(subscribe, starredGames, () => NONE)

/** Stars a game, or takes its star away. */
export function toggleFavouriteGame(gameCode: string): void {
  const codes = starredGames()
  const next = codes.includes(gameCode) ? codes.filter((code) => code !== gameCode) : [gameCode, ...codes]
  deviceStorage.set(KEY, JSON.stringify(next.slice(0, MOST)))
  for (const listener of listeners) listener()
}
