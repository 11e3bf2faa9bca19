import type { LiveEvent, MemberStateName } from '@ante/contract/live/events.ts'

import type { Ports } from '../kit/ports.ts'
import { MemberStatePublisher } from './member-state-publisher.ts'
import type { Listeners } from './member-state-publisher.ts'

/** Returns the states of the members, omitting unknown ones. */
export type StatesOf<State> = (memberIds: string[]) => Promise<(State & { memberId: string })[]>

/** Whether `state` has to be sent to a page that last received `sent`. */
export type IsNewer<State> = (state: State, sent: State) => boolean

/** A member state that is sent to the member's pages. */
export interface MemberState<Name extends MemberStateName> {
  name: Name
  /** Bus topic of changes. Payload: a JSON array of member ids. */
  topic: string
  /** Creates the publisher that sends the state to pages. */
  publisher(listeners: Listeners, log: Ports['log']): Pick<MemberStatePublisher<Name>, 'onMessage' | 'changed'>
}

/** All member states of the contract; it does not compile if the composition root omits one. */
export type MemberStates = { [Name in MemberStateName]: MemberState<Name> }

interface Source<State> {
  topic: string
  of: StatesOf<State>
  isChanged: IsNewer<State>
}

export const memberState = <Name extends MemberStateName>(
  name: Name,
  { topic, of, isChanged }: Source<LiveEvent<Name>>,
): MemberState<Name> => ({
  name,
  topic,
  publisher: (listeners, log) => new MemberStatePublisher(listeners, log, { name, of, isChanged }),
})

interface Versioned {
  version: number
}

/** Comparison of states with an increasing version, by which late older states are ignored. */
export const isNewer: IsNewer<Versioned> = (state, sent) => state.version > sent.version
