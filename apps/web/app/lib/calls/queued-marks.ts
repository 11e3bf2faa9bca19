import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import { deviceStorage, readStored } from '../browser/storage.ts'
import type { Call } from './call.ts'
import { CallFailed } from './call-errors.ts'
import { parseJson } from './json.ts'
import { callOwner, endpointName } from './pending-calls.ts'

const KEY = 'queuedMarks'
const MAX = 200
/** Storage time of queued marks, in milliseconds. */
const STORED_MS = 7 * 86_400_000

/** A mark, such as a favourite, that could not be sent. Sending it twice has the same effect as once. */
export interface QueuedMark {
  /** Identifies the mark: a later change of the same mark replaces an earlier one. */
  mark: string
  /** Method and path of the mark's endpoint. */
  endpoint: string
  input: unknown
  /** Merchant and member. */
  owner: string
  /** Milliseconds, as `Date.now()`. */
  queuedAt: number
}

/** Returns the queued marks of this device, the oldest first. */
export const queuedMarks = (): readonly QueuedMark[] => readStored(deviceStorage, KEY, parseMarks) ?? []

/**
 * Sends a mark; without a connection stores it on the device, to be sent later, and returns null. Throws refusals, and
 * everything for a visitor.
 */
export async function sendOrQueue<E extends Endpoint>(
  call: Call,
  endpoint: E,
  input: InputOf<E>,
  mark: string,
): Promise<OutputOf<E> | null> {
  const owner = callOwner()
  try {
    const answer = await call(endpoint, input)
    if (owner !== null) store(marksExcept({ mark, owner }))
    return answer
  } catch (error) {
    if (owner === null || !isConnectionFailure(error)) throw error
    const queued = { mark, endpoint: endpointName(endpoint), input, owner, queuedAt: Date.now() }
    store([...marksExcept(queued), queued])
    return null
  }
}

export function removeQueued(queuedMark: QueuedMark): void {
  store(
    queuedMarks().filter(
      ({ mark, owner, queuedAt }) => !isSame(queuedMark, { mark, owner }) || queuedAt !== queuedMark.queuedAt,
    ),
  )
}

/** Whether the gateway may not have received a call, so that it is worth sending again. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof CallFailed && ['offline', 'lost', 'timeout', 'server'].includes(error.fault)

type Identity = Pick<QueuedMark, 'mark' | 'owner'>

const isSame = (a: Identity, b: Identity) => a.mark === b.mark && a.owner === b.owner

const marksExcept = (changed: Identity) => queuedMarks().filter((queuedMark) => !isSame(queuedMark, changed))

function store(marks: readonly QueuedMark[]): void {
  const from = Date.now() - STORED_MS
  const remainingMarks = marks.filter(({ queuedAt }) => queuedAt > from).slice(-MAX)
  if (remainingMarks.length === 0) deviceStorage.remove(KEY)
  else deviceStorage.set(KEY, JSON.stringify(remainingMarks))
}

function parseMarks(text: string): QueuedMark[] | null {
  const value = parseJson(text)
  return Array.isArray(value) && value.every(isQueuedMark) ? value : null
}

function isQueuedMark(value: unknown): value is QueuedMark {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    ['mark', 'endpoint', 'owner'].every((name) => typeof fields.get(name) === 'string') &&
    Number.isFinite(fields.get('queuedAt'))
  )
}
