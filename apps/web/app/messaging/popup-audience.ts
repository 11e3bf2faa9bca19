import type { Session } from '@ante/contract/identity/session.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'

import type { SafeStorage } from '../lib/storage.ts'

/** Who reads popups: A somebody signed in, B a visitor. Each remembers for itself what was seen. */
export type PopupAudience = 'A' | 'B'

export const audienceOf = (session: Session | null): PopupAudience => (session ? 'A' : 'B')

/** A first login shows its own popups before those for everybody signed in. Source: product specification 4. */
export function popupsFor(session: Session | null, popups: readonly Announcement[]): Announcement[] {
  const audience = audienceOf(session)
  const forFirst = session?.firstTimeLogin ? popups.filter(({ execution }) => execution === 'F') : []
  return [...forFirst, ...popups.filter(({ execution }) => execution === audience)]
}

const keyOf = (audience: PopupAudience) => `popup${audience}`

/** True until this very set of titles and contents was closed. */
export function isUnseen(storage: SafeStorage, audience: PopupAudience, popups: readonly Announcement[]): boolean {
  return popups.length > 0 && storage.get(keyOf(audience)) !== fingerprint(popups)
}

export function rememberSeen(storage: SafeStorage, audience: PopupAudience, popups: readonly Announcement[]): void {
  storage.set(keyOf(audience), fingerprint(popups))
}

/** Short and stable for a set of titles and contents (FNV-1a, 53 bits are plenty to tell two sets apart). */
function fingerprint(popups: readonly Announcement[]): string {
  const text = popups
    .map(({ title, content }) => `${title}\n${content}`)
    .sort()
    .join('\n\n')
  let [low, high] = [0x811c9dc5, 0xc9dc5118]
  for (let place = 0; place < text.length; place += 1) {
    low = Math.imul(low ^ text.charCodeAt(place), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(place), 0x01000199)
  }
  return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`
}
