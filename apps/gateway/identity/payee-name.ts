import { cleanName, nameKey, nameLetters } from '@ante/contract/identity/real-name.ts'
import { setPayeeName as endpoint } from '@ante/contract/identity/security-config.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { refusalsOf } from '../kit/serve.ts'
import { requireRealMoney } from './require-real-money.ts'
import type { IdentityPorts, MemberCall } from './identity-ports.ts'
import { maskedName } from './masked.ts'
import { isPatternMatch } from './registration/is-pattern-match.ts'
import { optionalRulesOf } from './registration/optional-fields.ts'

const refuse = refusalsOf(endpoint)

/** Returns the member's real name; null if not given yet. */
export async function payeeNameOf(db: Db, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('member_profile')
    .select('payee_name')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.payee_name || null
}

/** Sets the member's real name, once; a repeat of the same name is not an error. */
export async function setPayeeName(
  ports: Pick<IdentityPorts, 'db' | 'merchants'>,
  { payeeName: typed }: ParsedInputOf<typeof endpoint>,
  { member }: Pick<MemberCall, 'member'>,
): Promise<{ payeeName: string }> {
  requireRealMoney(member)
  const payeeName = cleanName(typed)
  const { regExp } = optionalRulesOf(ports.merchants.of(member.merchantCode)).payeeName
  if (!isPatternMatch(regExp, nameLetters(payeeName))) throw refuse('payee.name.invalid')
  const memberId = BigInt(member.memberId)
  await putPayeeName(ports.db, { memberId, merchantCode: member.merchantCode, payeeName, overwrite: false })
  if (nameKey((await payeeNameOf(ports.db, memberId)) ?? '') !== nameKey(payeeName)) throw refuse('payee.name.locked')
  return { payeeName: maskedName(payeeName) }
}

export interface NewPayeeName {
  memberId: bigint
  merchantCode: string
  payeeName: string
  /** Allowed for the operator CLI only. */
  overwrite: boolean
}

export async function putPayeeName(
  db: Db,
  { memberId, merchantCode, payeeName, overwrite }: NewPayeeName,
): Promise<void> {
  await sql`
    insert into member_profile as existing (member_id, merchant_code, payee_name)
    values (${memberId}::int8, ${merchantCode}, ${payeeName})
    on conflict (member_id) do update set payee_name = ${payeeName}
    where ${overwrite}::boolean or existing.payee_name is null or existing.payee_name = ''`.execute(db)
}
