import type { signInByPasskey } from '@ante/contract/staff/sign-in.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { enforceLoginBackoff } from '../../kit/login-backoff/enforce-login-backoff.ts'
import { clearFailures, countAttempt } from '../../kit/login-backoff/login-failures.ts'
import { stepOf } from '../../kit/totp.ts'
import { signedPasskeyCounter } from '../../kit/webauthn.ts'
import type { Site } from '../../kit/webauthn.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { useStaffChallenge } from './challenges.ts'

export const totpPurpose = (staffId: bigint) => `authenticator of staff ${staffId}`

/** Merchant code under which failures of staff are counted. */
const NO_MERCHANT = '-'

interface Attempted {
  /** Mail address, or the account whose second factor is attempted. */
  subject: string
  ip: string
  now: Date
}

/**
 * Counts an attempt before it is checked; refuses it during the backoff. Returns a function that clears the failures
 * after a success.
 */
export async function countStaffAttempt(db: Db, { subject, ip, now }: Attempted): Promise<() => Promise<void>> {
  const attempt = { merchantCode: NO_MERCHANT, account: subject, ip, deviceId: null, known: null, now }
  await countAttempt(db, attempt, (failures) => enforceLoginBackoff(failures, attempt))
  return () => clearFailures(db, attempt)
}

/** Whether this is a code of the account's authenticator app; if so, invalidates it and all earlier codes. */
export async function usesTotp(
  { clock, secrets }: Pick<StaffPorts, 'clock' | 'secrets'>,
  tx: Db,
  { staffId, code }: { staffId: bigint; code: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_account')
    .select('totp_secret')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  const secret = row?.totp_secret ? secrets.open(row.totp_secret, totpPurpose(staffId)) : null
  const step = secret ? stepOf(secret, code, clock.now()) : null
  if (step === null) return false
  const { numUpdatedRows } = await tx
    .updateTable('staff_account')
    .set({ totp_last_step: BigInt(step) })
    .where('id', '=', staffId)
    .where('totp_last_step', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Assertion = ParsedInputOf<typeof signInByPasskey>['response']

/** Returns the account whose passkey signed the assertion, or null. */
export async function staffOfPasskey(
  { db, clock }: StaffPorts,
  response: Assertion,
  site: Site,
): Promise<bigint | null> {
  const passkey = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!passkey) return null
  const now = clock.now()
  const counter = await signedPasskeyCounter(response, passkey, {
    site,
    useChallenge: async (challenge) => (await useStaffChallenge(db, 'passkey', challenge, now)) === null,
  })
  if (counter === null) return null
  await db
    .updateTable('staff_passkey')
    .set({ counter: BigInt(counter), last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.staff_id
}
