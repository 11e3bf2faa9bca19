import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'

import { stepUpRequests } from './step-up-requests.ts'
import { Store } from './store.ts'

/** `unknown` until the gateway has answered; `out` with the reason why the session ended, if it did. */
export type SessionPhase =
  | { is: 'unknown' }
  | { is: 'out'; ended: SessionEnd | null }
  | { is: 'in'; endedFormer: boolean }

/** What the calls know about the session: its CSRF token, its phase, and when the gateway was last called. */
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
    const was = this.phase.get()
    this.csrf = null
    // Or the next person to sign in here would confirm, and send, what this one had begun.
    stepUpRequests.answer(false)
    // The first reason is the true one: later calls only find no session.
    if (was.is !== 'out') this.phase.set({ is: 'out', ended })
  }

  noteCall(): void {
    this.lastCallAt = Date.now()
  }
}

export const staffSession = new StaffSession()
