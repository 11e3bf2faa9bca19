import type { getMemberInfo } from '@ante/contract/member/info.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { memberById } from '../identity/public.ts'
import type { SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { headIconOf } from './portrait/portraits.ts'
import { maySendToUpline } from './rules.ts'
import { vipLevelOf } from '../vip/public.ts'

interface ShowPorts {
  db: Db
  merchants: Pick<MerchantDirectory, 'moduleIsOn'>
}

export async function showMember(
  { db, merchants }: ShowPorts,
  { memberId, merchantCode }: SignedIn,
): Promise<OutputOf<typeof getMemberInfo>> {
  const id = BigInt(memberId)
  const member = await memberById(db, id)
  if (!member) throw new Error(`member ${memberId} has a session but no row`)
  const { account, type, registeredAt } = member
  const isIn = (club: string) => type !== TRIAL && merchants.moduleIsOn(merchantCode, club)
  return {
    id: memberId,
    account,
    type,
    regDate: registeredAt.toISOString(),
    toUpline: maySendToUpline(member),
    level: isIn('MEMCLUB3') ? await vipLevelOf(db, id) : null,
    headIcon: isIn('PROFPIC3') ? await headIconOf(db, id) : null,
  }
}
