import type { LiveEvent, MemberStateName } from '@ante/contract/live/events.ts'

import type { Ports } from '../kit/ports.ts'
import { MemberStatePublisher } from './member-state-publisher.ts'
import type { Listeners } from './member-state-publisher.ts'

/** Returns the states of those of the members that it knows. */
export type StatesOf<State> = (memberIds: string[]) => Promise<(State & { memberId: string })[]>

/** Whether a page that was sent `sent` last is sent `state` too. */
export type IsNewer<State> = (state: State, sent: State) => boolean

/** A state of members that their pages are told. */
export interface MemberState<Name extends MemberStateName> {
  name: Name
  /** The topic of the bus on which changes are told, as a JSON array of member ids. */
  topic: string
  /** Who sends it to pages. */
  publisher(listeners: Listeners, log: Ports['log']): Pick<MemberStatePublisher<Name>, 'onMessage' | 'changed'>
}

/** All states: one that the contract declares and the composition does not fill does not compile. */
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

/** For states whose version grows with each change: an older one that comes late is no news. */
export const isNewer: IsNewer<Versioned> = (state, sent) => state.version > sent.version
