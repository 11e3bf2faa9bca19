import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Db } from '../kit/db.ts'
import { lockMember, memberOf } from './members.ts'
import type { Member } from './members.ts'

/** The member as he is now, and stays until the caller's transaction ends; null for an id that is nobody's. */
export async function lockedMember(tx: Db, id: bigint): Promise<Member | null> {
  const row = await lockMember(tx, id)
  return row ? memberOf(row) : null
}

/** Makes him another kind of member; his account, his money and his line stay. */
export async function putMemberType(tx: Db, id: bigint, type: MemberType): Promise<void> {
  await tx.updateTable('member').set({ type }).where('id', '=', id).execute()
}

/** Puts him, and all below him, below somebody else; null is the root of a tree of his own. */
export async function putUpline(tx: Db, id: bigint, uplineId: bigint | null): Promise<void> {
  await tx.updateTable('member').set({ upline_id: uplineId }).where('id', '=', id).execute()
}
