import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { readStored } from '../lib/browser/storage.ts'
import type { SafeStorage } from '../lib/browser/storage.ts'
import { parseJson } from '../lib/calls/json.ts'
import type { PopupAudience } from './popup-audience.ts'

const WEEK_DAYS = 7
/** Maximum number of popups whose times are stored; the oldest are forgotten. */
const STORED_LIMIT = 50

/** When this device showed a popup: the version, and times in milliseconds since 1970. */
interface Shown {
  id: string
  version: string
  times: number[]
}

const keyOf = (audience: PopupAudience) => `popupTimes${audience}`
const versionOf = ({ version = '' }: Announcement): string => version

/**
 * Returns the limit of a popup. One that may open on any page and has no limit is shown once, because the pages show
 * different sets.
 */
export const frequencyOf = ({ frequency, everywhere }: Announcement): string | undefined =>
  frequency ?? (everywhere ? 'once' : undefined)

/** Whether the limit permits this device to show the popup now. */
export function isDue(storage: SafeStorage, audience: PopupAudience, popup: Announcement, nowMs: number): boolean {
  const shown = readShown(storage, audience).find(({ id }) => id === popup.id)
  const frequency = frequencyOf(popup)
  if (!shown || frequency === undefined) return true
  if (frequency === 'once') return shown.version !== versionOf(popup)
  const [period, times = '1'] = frequency.split(':')
  const periodMs = (period === 'day' ? 1 : WEEK_DAYS) * DAY_MS
  return shown.times.filter((time) => time > nowMs - periodMs).length < Number(times)
}

/** Stores that these popups were shown now. */
export function recordShown(
  storage: SafeStorage,
  audience: PopupAudience,
  popups: readonly Announcement[],
  nowMs: number,
): void {
  const limited = popups.filter((popup) => frequencyOf(popup) !== undefined)
  if (limited.length === 0) return
  const before = readShown(storage, audience)
  const now = limited.map((popup) => {
    const times = before.find(({ id }) => id === popup.id)?.times ?? []
    return {
      id: popup.id,
      version: versionOf(popup),
      times: [...times.filter((time) => time > nowMs - WEEK_DAYS * DAY_MS), nowMs],
    }
  })
  const others = before.filter(({ id }) => !now.some((one) => one.id === id))
  storage.set(keyOf(audience), JSON.stringify([...now, ...others].slice(0, STORED_LIMIT)))
}

const readShown = (storage: SafeStorage, audience: PopupAudience): Shown[] =>
  readStored(storage, keyOf(audience), parseShown) ?? []

function parseShown(text: string): Shown[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every(isShown) ? value : null
}

function isShown(value: unknown): value is Shown {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const times = fields.get('times')
  return (
    typeof fields.get('id') === 'string' &&
    typeof fields.get('version') === 'string' &&
    Array.isArray(times) &&
    times.every((time) => typeof time === 'number')
  )
}
