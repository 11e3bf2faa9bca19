import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { Member } from '../identity/public.ts'

/** The roots of trees have nobody above to send money to; play money stays where it is. Source: domain handbook 1.1. */
const NEVER = [2, 42, TRIAL]

export function maySendToUpline({ type, uplineId }: Pick<Member, 'type' | 'uplineId'>): boolean {
  return uplineId !== null && !NEVER.includes(type)
}
