import type { LiveEvent, LiveEventName } from '@ante/contract/live/events.ts'
import * as z from 'zod'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { stateFrame } from './frames.ts'
import type { LiveStream } from './live-stream.ts'
import type { OpenStreams } from './open-streams.ts'

/** Where those who are told are looked up. */
type Listeners = Pick<OpenStreams, 'ofMember'>

/** A state of a member, and how one knows whether a page has it already. */
export interface MemberState<Name extends LiveEventName> {
  name: Name
  /** How these members stand now. */
  stateOf(memberIds: string[]): Promise<{ memberId: string; state: LiveEvent<Name> }[]>
  /** Whether the page does not know it yet; it is told then, so it counts as known from here on. */
  isNews(stream: LiveStream, state: LiveEvent<Name>): boolean
}

const MemberIds = z.pipe(
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('no JSON')
      return z.NEVER
    }
  }),
  z.array(z.string().regex(/^\d{1,18}$/)),
)

/** Members a query. */
const AT_ONCE = 500

/**
 * Tells members a state of theirs, such as the balance, when it has changed. However often that is, the next question
 * to the database begins when the last one is answered, and each stream gets only what it does not have.
 */
export class MemberTeller<Name extends LiveEventName> {
  readonly #streams: Listeners
  readonly #state: MemberState<Name>
  readonly #log: Ports['log']
  readonly #changed = new Set<string>()

  constructor(streams: Listeners, log: Ports['log'], state: MemberState<Name>) {
    this.#streams = streams
    this.#state = state
    this.#log = log
  }

  /** News from the bus: a JSON array of member ids. Another version of the gateway may tell something else. */
  heard(payload: string): void {
    const { success, data } = MemberIds.safeParse(payload)
    if (success) this.changed(data)
    else this.#log.warn({ state: this.#state.name }, 'news of members made no sense')
  }

  /** The states of these members may be others now; those who are not here do not matter. */
  changed(memberIds: Iterable<string>): void {
    for (const memberId of memberIds) if (this.#streams.ofMember(memberId).size > 0) this.#changed.add(memberId)
    if (this.#changed.size > 0) void this.#tellAll()
  }

  readonly #tellAll = coalesced(async () => {
    while (this.#changed.size > 0) {
      const memberIds = [...this.#changed].slice(0, AT_ONCE)
      for (const memberId of memberIds) this.#changed.delete(memberId)
      try {
        for (const { memberId, state } of await this.#state.stateOf(memberIds)) this.#tell(memberId, state)
      } catch (error) {
        // The next heartbeat asks for everybody.
        this.#log.warn({ err: error, state: this.#state.name }, 'states of members could not be read for live streams')
      }
    }
  })

  #tell(memberId: string, state: LiveEvent<Name>): void {
    const frame = stateFrame(this.#state.name, state)
    for (const stream of this.#streams.ofMember(memberId)) {
      if (this.#state.isNews(stream, state)) stream.write(frame)
    }
  }
}
