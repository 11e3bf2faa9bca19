import type { Session } from '@ante/contract/identity/session.ts'
import type { Announcement } from '@ante/contract/messaging/announcements.ts'

import type { SafeStorage } from '../lib/browser/storage.ts'
import { audienceOf, isUnseen, popupsFor } from './popup-audience.ts'
import { frequencyOf, isDue } from './popup-frequency.ts'

export interface PopupPlace {
  isHome: boolean
  /** Whether the page moves money, or a call is pending: quiet popups wait. */
  isMoneyMoving: boolean
}

/** Whether a popup may be open at a place. */
export const fitsPlace = ({ everywhere, quiet }: Announcement, { isHome, isMoneyMoving }: PopupPlace): boolean =>
  (isHome || everywhere === true) && !(isMoneyMoving && quiet === true)

interface Due extends PopupPlace {
  session: Session | null
  popups: readonly Announcement[]
  nowMs: number
}

/**
 * Returns the popups to show now, in the merchant's order. Those with a limit are due one by one; the others on the home
 * page are a set, which is shown until it is closed, and again when it changes.
 */
export function duePopups(storage: SafeStorage, { session, popups, nowMs, ...place }: Due): Announcement[] {
  const audience = audienceOf(session)
  const fitting = popupsFor(session, popups).filter((popup) => fitsPlace(popup, place))
  const unlimited = fitting.filter((popup) => frequencyOf(popup) === undefined)
  const showsSet = isUnseen(storage, audience, unlimited)
  return fitting.filter((popup) =>
    frequencyOf(popup) === undefined ? showsSet : isDue(storage, audience, popup, nowMs),
  )
}
