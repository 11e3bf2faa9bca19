import { memberMay, TRIAL } from '@ante/contract/member/member-type.ts'

import type { Member } from '../identity/public.ts'

/** The roots of trees have nobody above to send money to; play money stays where it is. Source: domain handbook 1.1. */
const NEVER = [2, 42, TRIAL]

export function maySendToUpline({ type, uplineId }: Pick<Member, 'type' | 'uplineId'>): boolean {
  return uplineId !== null && !NEVER.includes(type)
}

/** Agents alone have somebody below them whom money can be sent to. */
export const maySendToDownline = ({ type }: Pick<Member, 'type'>): boolean =>
  type !== TRIAL && memberMay.openAgencyCentre(type)

/** The internal twins of players and agents play with money that is nobody's. Source: domain handbook 1.1. */
const INTERNAL = [40, 41, 42]

/** Whether money may go from the one to the other: never between internal accounts and real ones. */
export function mayShareMoney(one: Pick<Member, 'type'>, other: Pick<Member, 'type'>): boolean {
  return INTERNAL.includes(one.type) === INTERNAL.includes(other.type)
}
