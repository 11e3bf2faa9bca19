import { toWire } from '@ante/contract/kit/wire-names.ts'
import { liveEvents } from '@ante/contract/live/events.ts'
import type { LiveEvent, LiveEventName, MemberStateName } from '@ante/contract/live/events.ts'

import type { LoggedEvent } from './event-log.ts'

/** Reconnect delay of browsers in milliseconds. */
const RETRY_MS = 3_000

const dataOf = (name: LiveEventName, data: unknown): string => JSON.stringify(toWire(liveEvents[name], data))

/**
 * Encodes a state. It has no id, because a reconnecting page gets the current state. Source: the HTML standard, 9.2.5.
 */
export function stateFrame<Name extends LiveEventName>(name: Name, data: LiveEvent<Name>): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${dataOf(name, data)}\n\n`)
}

/** Encodes a member's state, without the member id. */
export function memberStateFrame(name: MemberStateName, state: { memberId: string }): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${dataOf(name, { ...state, memberId: undefined })}\n\n`)
}

/** Encodes an event of the log, once for all receivers. */
export function eventFrame({ id, type, payload }: LoggedEvent): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${type}\ndata: ${dataOf(type, payload)}\n\n`)
}

/** Encodes the id from which the stream continues after a reconnect. */
export const positionFrame = (id: bigint) => Buffer.from(`retry: ${RETRY_MS}\nid: ${id}\n\n`)

/**
 * Encodes a heartbeat. It advances the resume id, so that the id of a quiet stream does not become older than the
 * retention.
 */
export const heartbeatFrame = (id: bigint) => Buffer.from(`:\nid: ${id}\n\n`)
