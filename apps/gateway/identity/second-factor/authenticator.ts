import { randomBytes } from 'node:crypto'

import type { beginAuthenticator as beginEndpoint } from '@ante/contract/identity/second-factor.ts'
import {
  confirmAuthenticator as confirmEndpoint,
  removeAuthenticator as removeEndpoint,
} from '@ante/contract/identity/second-factor.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { checkPassword } from '../passwords/check-password.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { hasSecondFactor, purposeOf, verifySecondFactor } from './second-factor.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import { base32 } from '../../kit/totp.ts'

const refuseToConfirm = refusalsOf(confirmEndpoint)
const refuseProof = refusalsOf(removeEndpoint)

/** Recommended length of a secret. Source: RFC 4226, 4. */
const SECRET_BYTES = 20

/** Returns a new secret for the member's app. Nothing changes until a code confirms it. */
export async function beginAuthenticator(
  ports: IdentityPorts,
  password: string,
  call: MemberCall,
): Promise<OutputOf<typeof beginEndpoint>> {
  const { merchantCode, account } = call.member
  const memberId = BigInt(call.member.memberId)
  if ((await checkPassword(ports, password, call)) === null) throw refuseProof('password.incorrect')
  const secret = randomBytes(SECRET_BYTES)
  const row = { secret: ports.secrets.seal(secret, purposeOf(memberId)), begun_at: ports.clock.now() }
  const unconfirmed = await ports.db
    .insertInto('authenticator')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  if (!unconfirmed) throw refuseToConfirm('authenticator.exists')
  const issuer = ports.merchants.of(merchantCode).name
  return { secret: base32(secret), uri: uriOf({ issuer, account, secret: base32(secret) }) }
}

/** Returns the key URI that authenticator apps read from a QR code. */
function uriOf({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}

/**
 * Enables the second factor: from now on a sign-in also requires a code of the app, or one of the recovery codes
 * returned here.
 */
export async function confirmAuthenticator(ports: IdentityPorts, code: string, call: MemberCall) {
  const memberId = BigInt(call.member.memberId)
  await requireBegun(ports.db, memberId)
  if (!(await shows(ports, code, call))) throw refuseToConfirm('second_factor.incorrect')
  return inTransaction(ports.db, async (tx) => {
    await tx
      .updateTable('authenticator')
      .set({ confirmed_at: ports.clock.now() })
      .where('member_id', '=', memberId)
      .where('confirmed_at', 'is', null)
      .execute()
    await remember(ports, tx, call, 'authenticator.added')
    return { recoveryCodes: await newRecoveryCodes(tx, memberId) }
  })
}

async function requireBegun(db: Db, memberId: bigint): Promise<void> {
  const row = await db
    .selectFrom('authenticator')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw refuseToConfirm('authenticator.not.found')
  if (row.confirmed_at) throw refuseToConfirm('authenticator.exists')
}

export interface Proof {
  password: string
  code: string
}

/** Removes the authenticator app; afterwards the password alone suffices. */
export async function removeAuthenticator(ports: IdentityPorts, proof: Proof, call: MemberCall) {
  await requireProof(ports, proof, call)
  const memberId = BigInt(call.member.memberId)
  await inTransaction(ports.db, async (tx) => {
    await tx.deleteFrom('authenticator').where('member_id', '=', memberId).execute()
    await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
    await remember(ports, tx, call, 'authenticator.removed')
  })
  return {}
}

/** Replaces all remaining recovery codes. */
export async function makeRecoveryCodes(ports: IdentityPorts, proof: Proof, call: MemberCall) {
  await requireProof(ports, proof, call)
  return inTransaction(ports.db, async (tx) => {
    await remember(ports, tx, call, 'recovery_codes.made')
    return { recoveryCodes: await newRecoveryCodes(tx, BigInt(call.member.memberId)) }
  })
}

async function requireProof(ports: IdentityPorts, { password, code }: Proof, call: MemberCall): Promise<void> {
  if ((await checkPassword(ports, password, call)) === null) throw refuseProof('password.incorrect')
  const hasFactor = await hasSecondFactor(ports.db, BigInt(call.member.memberId))
  if (!hasFactor) throw refuseProof('authenticator.not.found')
  if (!(await shows(ports, code, call))) throw refuseProof('second_factor.incorrect')
}

function shows(ports: IdentityPorts, code: string, { member, visitor }: MemberCall): Promise<boolean> {
  const { merchantCode, memberId } = member
  return verifySecondFactor(ports, { merchantCode, memberId: BigInt(memberId), code, visitor })
}

function remember(ports: IdentityPorts, tx: Db, { member, visitor }: MemberCall, kind: SecurityEventKind) {
  return rememberSecurityEvent(ports, tx, { memberId: BigInt(member.memberId), kind, visitor, at: ports.clock.now() })
}
