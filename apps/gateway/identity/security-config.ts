import type { getSecurityConfig as endpoint } from '@ante/contract/identity/security-config.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { IdentityPorts } from './identity-ports.ts'
import { maskedEmail, maskedMobile, maskedName } from './masked.ts'
import { payeeNameOf } from './payee-name.ts'
import { codeWaysOf, contactsOf } from './payment-password/payment-contacts.ts'
import { paymentPasswordOf } from './payment-password/payment-passwords.ts'
import { guardsOf } from './second-factor/guards.ts'
import { listSessions } from './sessions/list-sessions.ts'

/** Returns number and limit of a member's cards; provided by the composition root. */
export type CountBankCards = (memberId: bigint) => Promise<{ count: number; limit: number }>

/** Returns each item of the security centre with its state. */
export async function securityConfigOf(
  ports: Pick<IdentityPorts, 'db' | 'clock'> & { countBankCards: CountBankCards },
  member: SignedIn,
): Promise<OutputOf<typeof endpoint>> {
  const { db } = ports
  const id = BigInt(member.memberId)
  const name = await payeeNameOf(db, id)
  const contacts = await contactsOf(db, id)
  const guards = await guardsOf(ports, id)
  const { sessions } = await listSessions(ports, member)
  return {
    payeeName: name === null ? null : maskedName(name),
    mobileNum: await mobileLine(db, id),
    email: contacts.email === null ? null : maskedEmail(contacts.email),
    loginPassword: { set: guards.hasPassword, changedAt: guards.passwordChangedAt },
    paymentPassword: { ...(await paymentPasswordLine(ports, id)), resetBy: codeWaysOf(contacts) },
    bankCards: await ports.countBankCards(id),
    devices: { count: sessions.length },
    secondFactor: { authenticator: guards.authenticator, passkeys: await passkeysOf(db, id) },
  }
}

async function mobileLine(db: Db, memberId: bigint) {
  const row = await db
    .selectFrom('member_profile')
    .select(['mobile', 'mobile_verified_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const mobile = row?.mobile ?? null
  return {
    masked: mobile === null ? null : maskedMobile(mobile),
    verified: (row?.mobile_verified_at ?? null) !== null,
  }
}

async function paymentPasswordLine({ db, clock }: Pick<IdentityPorts, 'db' | 'clock'>, memberId: bigint) {
  const stored = await paymentPasswordOf(db, memberId)
  const lockedUntil = stored?.lockedUntil && stored.lockedUntil > clock.now() ? stored.lockedUntil : null
  return {
    set: stored !== null,
    changedAt: stored?.changedAt?.toISOString() ?? null,
    lockedUntil: lockedUntil?.toISOString() ?? null,
  }
}

async function passkeysOf(db: Db, memberId: bigint): Promise<number> {
  const { passkeys } = await db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<bigint>().as('passkeys'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(passkeys)
}
