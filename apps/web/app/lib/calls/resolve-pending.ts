import { resolveCall } from '@ante/contract/kit/call-outcome.ts'

import { whenInView } from '../browser/in-view.ts'
import { sessionStore } from '../session/session.ts'
import { backOffMs } from './back-off.ts'
import { call, CALL_TIMEOUT_MS } from './call.ts'
import { CallFailed } from './call-errors.ts'
import { callOwner, isKnown, PAGE, pendingCalls, setPendingState, subscribePending } from './pending-calls.ts'
import type { PendingCall } from './pending-calls.ts'

export type KnownOutcome = 'done' | 'notDone'

const polls = new Map<string, Promise<KnownOutcome>>()

/**
 * Polls the gateway for the outcome of a pending call until it is known, without a time limit; pauses while the page is
 * hidden or offline. Throws `CallFailed('unknown')` when its member has signed out; the next sign-in continues.
 */
export function resolvePending({ key, owner }: Pick<PendingCall, 'key' | 'owner'>): Promise<KnownOutcome> {
  const running = polls.get(key)
  if (running) return running
  const outcome = pollUntilKnown(key, owner).finally(() => polls.delete(key))
  polls.set(key, outcome)
  return outcome
}

async function pollUntilKnown(key: string, owner: string): Promise<KnownOutcome> {
  for (let failures = 1; ; failures++) {
    if (callOwner() !== owner) throw new CallFailed('unknown')
    const { outcome } = await call(resolveCall, { key }).catch(() => ({ outcome: 'inProgress' as const }))
    if (outcome !== 'inProgress') {
      setPendingState(key, outcome)
      return outcome
    }
    await new Promise<void>((resolve) => void whenInView(resolve, backOffMs(failures)))
  }
}

/**
 * Resolves calls left unresolved by earlier pages, and those left when a member signs in. A call that another tab may
 * still be awaiting is left to that tab for the duration of the call timeout.
 */
export function resolvePendingCalls(): void {
  const check = () => {
    const owner = callOwner()
    for (const pendingCall of pendingCalls())
      if (pendingCall.owner === owner && !isKnown(pendingCall)) take(pendingCall)
  }
  subscribePending(check)
  sessionStore.subscribe(check)
  check()
}

const scheduled = new Set<string>()

function take(pendingCall: PendingCall): void {
  if (pendingCall.state === 'unknown') {
    resolvePending(pendingCall).catch(() => undefined)
    return
  }
  if (pendingCall.page === PAGE || scheduled.has(pendingCall.key)) return
  scheduled.add(pendingCall.key)
  const answeredBy = pendingCall.sentAt + CALL_TIMEOUT_MS
  setTimeout(() => giveUpWaiting(pendingCall.key), Math.max(0, answeredBy - Date.now()))
}

function giveUpWaiting(key: string): void {
  scheduled.delete(key)
  const unresolved = pendingCalls().find((pendingCall) => pendingCall.key === key)
  if (unresolved?.state === 'sent') setPendingState(key, 'unknown')
}
