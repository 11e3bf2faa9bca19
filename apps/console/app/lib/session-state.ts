import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'

import { stepUpRequests } from './step-up-requests.ts'
import { Store } from './store.ts'
import { viewedRole } from './viewed-role.ts'

/** `unknown` until the gateway has answered; `out` without a session, with the reason if one has ended. */
export type SessionPhase =
  | { is: 'unknown' }
  | { is: 'out'; ended: SessionEnd | null }
  | { is: 'in'; endedFormer: boolean }

/** State of the session, updated by the calls: CSRF token, phase, and time of the last call. */
class StaffSession {
  readonly phase = new Store<SessionPhase>({ is: 'unknown' })
  csrf: string | null = null
  lastCallAt = Date.now()

  begin(csrf: string, endedFormer = false): void {
    this.csrf = csrf
    const { is } = this.phase.get()
    if (is !== 'in' || endedFormer) this.phase.set({ is: 'in', endedFormer })
  }

  end(ended: SessionEnd | null): void {
    const previous = this.phase.get()
    this.csrf = null
    viewedRole.set(null)
    // Otherwise the next person who signs in here could confirm and send a call of this person.
    stepUpRequests.answer(false)
    // Only the first refusal has the actual reason: later calls are refused for a missing session.
    if (previous.is !== 'out') this.phase.set({ is: 'out', ended })
  }

  recordCall(): void {
    this.lastCallAt = Date.now()
  }
}

export const staffSession = new StaffSession()
