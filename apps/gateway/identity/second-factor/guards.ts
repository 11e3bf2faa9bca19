import type { getSecondFactor as endpoint } from '@ante/contract/identity/second-factor.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { hasSecondFactor } from './second-factor.ts'

/** Returns whether an account has a password and a second factor, and when the password was changed. */
export async function guardsOf(
  { db }: Pick<IdentityPorts, 'db'>,
  memberId: bigint,
): Promise<OutputOf<typeof endpoint>> {
  const codes = await db.selectFrom('recovery_code').select('code_hash').where('member_id', '=', memberId).execute()
  return {
    ...(await passwordOf(db, memberId)),
    authenticator: await hasSecondFactor(db, memberId),
    recoveryCodesLeft: codes.length,
  }
}

async function passwordOf(db: Db, memberId: bigint) {
  const member = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const change = await db
    .selectFrom('security_event')
    .select('at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'password.changed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { hasPassword: member.password_hash !== null, passwordChangedAt: change?.at.toISOString() ?? null }
}
