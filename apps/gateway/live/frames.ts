import type { LiveEvent, LiveEventName, MemberStateName } from '@ante/contract/live/events.ts'

import type { LoggedEvent } from './event-log.ts'

/** How long a browser waits before it comes back, unless it knows better. */
const RETRY_MS = 3_000

/** A state as it crosses the wire. It has no id: who comes back gets the present one. Source: the HTML standard, 9.2.5. */
export function stateFrame<Name extends LiveEventName>(name: Name, data: LiveEvent<Name>): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The state of a member, as its source returns it: whose it is does not cross the wire. */
export function memberStateFrame(name: MemberStateName, state: { memberId: string }): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify({ ...state, memberId: undefined })}\n\n`)
}

/** An event of the log as it crosses the wire; made once, whoever it goes to. */
export function eventFrame({ id, type, payload }: LoggedEvent): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(payload)}\n\n`)
}

/** From where the stream would go on if it broke now. */
export const placeFrame = (id: bigint) => Buffer.from(`retry: ${RETRY_MS}\nid: ${id}\n\n`)

/** A sign of life. It moves the place to go on from, so that a quiet stream does not fall behind what is kept. */
export const heartbeatFrame = (id: bigint) => Buffer.from(`:\nid: ${id}\n\n`)
