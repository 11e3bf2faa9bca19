import type { LiveEvent, MemberStateName } from '@ante/contract/live/events.ts'
import * as z from 'zod'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { memberStateFrame } from './frames.ts'
import type { LiveStream } from './live-stream.ts'
import type { IsNewer, StatesOf } from './member-states.ts'
import type { OpenStreams } from './open-streams.ts'

/** Streams by member. */
export type Listeners = Pick<OpenStreams, 'ofMember'>

interface PublishedState<Name extends MemberStateName> {
  name: Name
  of: StatesOf<LiveEvent<Name>>
  isChanged: IsNewer<LiveEvent<Name>>
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

/** Maximum number of members per query. */
const AT_ONCE = 500

/**
 * Publishes changes of a member state, such as the balance. At any rate of changes, the next query starts after the
 * previous one has finished, and each stream gets only states that it does not have.
 */
export class MemberStatePublisher<Name extends MemberStateName> {
  readonly #streams: Listeners
  readonly #state: PublishedState<Name>
  /** Last sent state by stream. */
  readonly #sent = new WeakMap<LiveStream, LiveEvent<Name>>()
  readonly #log: Ports['log']
  readonly #changed = new Set<string>()

  constructor(streams: Listeners, log: Ports['log'], state: PublishedState<Name>) {
    this.#streams = streams
    this.#state = state
    this.#log = log
  }

  /**
   * Handles a bus message with a JSON array of member ids. Other content, for example from another gateway version, is
   * ignored.
   */
  onMessage(payload: string): void {
    const { success, data } = MemberIds.safeParse(payload)
    if (success) this.changed(data)
    else
      this.#log.warn(
        { event: 'live.message_invalid', state: this.#state.name },
        'bus message with member ids is invalid',
      )
  }

  /** Marks members whose states may have changed; members without open pages are ignored. */
  changed(memberIds: Iterable<string>): void {
    for (const memberId of memberIds) if (this.#streams.ofMember(memberId).size > 0) this.#changed.add(memberId)
    if (this.#changed.size > 0) void this.#publishAll()
  }

  readonly #publishAll = coalesced(async () => {
    while (this.#changed.size > 0) {
      const memberIds = [...this.#changed].slice(0, AT_ONCE)
      for (const memberId of memberIds) this.#changed.delete(memberId)
      try {
        for (const state of await this.#state.of(memberIds)) this.#publish(state)
      } catch (error) {
        // The next heartbeat queries all members.
        this.#log.warn(
          { event: 'live.state_read_failed', err: error, state: this.#state.name },
          'cannot read member states for live streams',
        )
      }
    }
  })

  #publish(state: LiveEvent<Name> & { memberId: string }): void {
    const frame = memberStateFrame(this.#state.name, state)
    for (const stream of this.#streams.ofMember(state.memberId)) {
      const sent = this.#sent.get(stream)
      if (sent !== undefined && !this.#state.isChanged(state, sent)) continue
      this.#sent.set(stream, state)
      stream.write(frame)
    }
  }
}
