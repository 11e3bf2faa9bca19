import type { getMemberInfo } from '@ante/contract/member/info.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { memberById } from '../identity/public.ts'
import type { SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import { maySendToUpline } from './rules.ts'

export async function showMember(db: Db, { memberId }: SignedIn): Promise<OutputOf<typeof getMemberInfo>> {
  const member = await memberById(db, BigInt(memberId))
  if (!member) throw new Error(`member ${memberId} has a session and no row`)
  const { account, type, registeredAt } = member
  return { id: memberId, account, type, regDate: registeredAt.toISOString(), toUpline: maySendToUpline(member) }
}
