import { useSyncExternalStore } from 'react'

import { deviceStorage, readStored } from '../../../lib/browser/storage.ts'
import { parseJson } from '../../../lib/calls/json.ts'
import { DEVICE_STARS } from './stars-key.ts'

const MAX = 200

const listeners = new Set<() => void>()
const NONE: readonly string[] = []
let cached: { text: string | null; codes: readonly string[] } = { text: null, codes: NONE }

function parseCodes(text: string): readonly string[] | null {
  const value = parseJson(text)
  const isList = Array.isArray(value) && value.length <= MAX && value.every((code) => typeof code === 'string')
  return isList ? value : null
}

/** Returns the games starred by a visitor on this device, the latest first; the array is stable until it changes. */
export function deviceStars(): readonly string[] {
  const text = deviceStorage.get(DEVICE_STARS)
  if (cached.text !== text || text === null) {
    cached = { text, codes: (text === null ? null : readStored(deviceStorage, DEVICE_STARS, parseCodes)) ?? NONE }
  }
  return cached.codes
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDeviceStars = (): readonly string[] => useSyncExternalStore(subscribe, deviceStars, () => NONE)

/** Replaces the stored list. */
export function storeDeviceStars(codes: readonly string[]): void {
  if (codes.length === 0) deviceStorage.remove(DEVICE_STARS)
  else deviceStorage.set(DEVICE_STARS, JSON.stringify(codes.slice(0, MAX)))
  for (const listener of listeners) listener()
}

/** Adds or removes a star on this device. */
export function toggleDeviceStar(gameCode: string): void {
  const codes = deviceStars()
  storeDeviceStars(codes.includes(gameCode) ? codes.filter((code) => code !== gameCode) : [gameCode, ...codes])
}
