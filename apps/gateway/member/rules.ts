import { memberMay, TRIAL } from '@ante/contract/member/member-type.ts'

import type { Member } from '../identity/public.ts'

/**
 * Types that cannot send money to an upline: top agents have none, and play money cannot be sent. Source: domain
 * handbook 1.1.
 */
const NEVER = [2, 42, TRIAL]

export function maySendToUpline({ type, uplineId }: Pick<Member, 'type' | 'uplineId'>): boolean {
  return uplineId !== null && !NEVER.includes(type)
}

/** Only agents have downlines to send money to. */
export const maySendToDownline = ({ type }: Pick<Member, 'type'>): boolean =>
  type !== TRIAL && memberMay.openAgencyCentre(type)

/** Internal accounts of players and agents use test money. Source: domain handbook 1.1. */
const INTERNAL = [40, 41, 42]

/** Whether money may be sent between two members: never between internal and real accounts. */
export function mayShareMoney(a: Pick<Member, 'type'>, b: Pick<Member, 'type'>): boolean {
  return INTERNAL.includes(a.type) === INTERNAL.includes(b.type)
}
