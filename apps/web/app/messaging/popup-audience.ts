import type { Session } from '@ante/contract/identity/session.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'

import { parseJson } from '../lib/calls/json.ts'
import { readStored } from '../lib/browser/storage.ts'
import type { SafeStorage } from '../lib/browser/storage.ts'

/** Audience of popups: A for members, B for visitors. Closed popups are stored separately for each. */
export type PopupAudience = 'A' | 'B'

export const audienceOf = (session: Session | null): PopupAudience => (session ? 'A' : 'B')

/**
 * Returns the popups for the audience (E is for both); a first login shows its own before those for all members. Source: product
 * specification 4.
 */
export function popupsFor(session: Session | null, popups: readonly Announcement[]): Announcement[] {
  const audience = audienceOf(session)
  const forFirst = session?.firstTimeLogin ? popups.filter(({ execution }) => execution === 'F') : []
  return [...forFirst, ...popups.filter(({ execution }) => execution === audience || execution === 'E')]
}

/** Stored state of a closed set: its hash, so that another set is shown. */
interface Closed {
  show: false
  hash: string
}

const keyOf = (audience: PopupAudience) => `popup${audience}`

/** Whether this set of titles and contents has not been closed yet. An invalid stored value is discarded. */
export function isUnseen(storage: SafeStorage, audience: PopupAudience, popups: readonly Announcement[]): boolean {
  if (popups.length === 0) return false
  return readStored(storage, keyOf(audience), parseClosed)?.hash !== fingerprint(popups)
}

export function rememberSeen(storage: SafeStorage, audience: PopupAudience, popups: readonly Announcement[]): void {
  storage.set(keyOf(audience), JSON.stringify({ show: false, hash: fingerprint(popups) } satisfies Closed))
}

function parseClosed(text: string): Closed | null {
  const value = parseJson(text)
  return isClosed(value) ? value : null
}

function isClosed(value: unknown): value is Closed {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return fields.get('show') === false && typeof fields.get('hash') === 'string'
}

/**
 * Returns a short stable hash of a set of titles and contents (FNV-1a, 53 bits are enough to distinguish two sets). If
 * the gateway sends their versions, these count instead: the same popups in another language count as seen.
 */
function fingerprint(popups: readonly Announcement[]): string {
  const text = popups
    .map(({ title, content, version }) => version ?? JSON.stringify([title, content]))
    .sort()
    .join()
  let [low, high] = [0x811c9dc5, 0xc9dc5118]
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000199)
  }
  return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`
}
