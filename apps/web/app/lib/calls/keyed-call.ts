import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import { randomId } from '../sealed/random-id.ts'
import { CallFailed, CallRefused, withEndpoint } from './call-errors.ts'
import { call } from './call.ts'
import { isCertainlyNotApplied } from './is-certainly-not-applied.ts'
import { addPending, callOwner, endpointName, removePending, setPendingState, unresolvedCall } from './pending-calls.ts'
import { resolvePending } from './resolve-pending.ts'

export interface KeyedCallOptions {
  /** Description of the call in the member's language, shown while its outcome is unknown. */
  title: string
  /** Whether the form that made the call is still shown; otherwise the outcome remains as a notice. */
  isWatched(): boolean
}

/**
 * Makes a keyed call whose effect happens at most once. The call is stored before it is sent. When its answer is lost,
 * the gateway is polled until the outcome is known; until then no other call to the same endpoint is sent.
 *
 * Throws `CallRefused`, or `CallFailed` with one of these faults: `offline` (not sent), `notDone` (no effect, now or
 * later), `done` (it took effect, but its answer is no longer available), `unknown` (an earlier call is not resolved
 * yet; nothing was sent).
 */
export function keyedCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: KeyedCallOptions,
): Promise<OutputOf<E>> {
  return callOnce(endpoint, input, options).catch((error: unknown) => {
    throw withEndpoint(error, endpoint)
  })
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { title, isWatched }: KeyedCallOptions,
): Promise<OutputOf<E>> {
  const owner = callOwner()
  if (owner === null) throw new CallRefused('login.not.session', {}, 'no session')
  if (unresolvedCall(endpoint, owner)) throw new CallFailed('unknown')
  const key = randomId()
  addPending({ key, endpoint: endpointName(endpoint), movesMoney: endpoint.movesMoney ?? false, title, owner })
  try {
    const output = await call(endpoint, input, { idempotencyKey: key })
    removePending(key)
    return output
  } catch (error) {
    if (isCertainlyNotApplied(error)) {
      removePending(key)
      throw error
    }
    setPendingState(key, 'unknown')
    if ((await resolvePending({ key, owner })) === 'done') return answerAgain(endpoint, input, { key, isWatched })
    if (!(error instanceof CallRefused)) throw new CallFailed('notDone')
    removePending(key)
    throw error
  }
}

/** Returns the answer of a call that took effect: a repeat with the same key returns it. */
async function answerAgain<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, isWatched }: { key: string } & Pick<KeyedCallOptions, 'isWatched'>,
): Promise<OutputOf<E>> {
  const output = await call(endpoint, input, { idempotencyKey: key }).catch(() => {
    throw new CallFailed('done')
  })
  if (isWatched()) removePending(key)
  return output
}
