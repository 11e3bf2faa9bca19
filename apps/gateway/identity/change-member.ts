import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Db } from '../kit/db.ts'
import { lockMember, memberOf } from './members.ts'
import type { Member } from './members.ts'

/** Returns the member locked until the caller's transaction ends; null for an unknown id. */
export async function lockedMember(tx: Db, id: bigint): Promise<Member | null> {
  const row = await lockMember(tx, id)
  return row ? memberOf(row) : null
}

/** Changes the member type; account name, money and uplines stay. */
export async function putMemberType(tx: Db, id: bigint, type: MemberType): Promise<void> {
  await tx.updateTable('member').set({ type }).where('id', '=', id).execute()
}

/** Moves the member and all members below to another upline; null removes the upline. */
export async function putUpline(tx: Db, id: bigint, uplineId: bigint | null): Promise<void> {
  await tx.updateTable('member').set({ upline_id: uplineId }).where('id', '=', id).execute()
}
