import type { Db } from '../../kit/db.ts'
import { addGrant } from '../roles/grants.ts'
import { roleNamed } from '../roles/roles.ts'
import { personOf } from '../sessions/accounts.ts'
import { totpPurpose } from '../sessions/factors.ts'
import type { StaffPorts } from '../staff-ports.ts'

export interface ActiveStaff {
  mail: string
  displayName: string
  passwordHash: string
  /** Secret of the authenticator app. */
  totpSecret: Buffer
  /** Merchant that manages the account; null means the platform. */
  merchantCode: string | null
  /** Roles with their merchants; null means the platform. */
  roles: readonly (readonly [role: string, merchantCode: string | null])[]
}

/**
 * Stores an account that needs no invitation, for the demo and for tests. Returns its id; null if an account with this
 * mail address exists, which stays unchanged.
 */
export async function storeActiveStaff(
  { secrets, clock }: Pick<StaffPorts, 'secrets' | 'clock'>,
  tx: Db,
  { mail, displayName, passwordHash, totpSecret, merchantCode, roles }: ActiveStaff,
): Promise<bigint | null> {
  const now = clock.now()
  const account = await tx
    .insertInto('staff_account')
    .values({
      mail,
      display_name: displayName,
      person: personOf(mail),
      merchant_code: merchantCode,
      created_at: now,
      invited_by: null,
    })
    .onConflict((conflict) => conflict.column('mail').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!account) return null
  const factors = {
    password_hash: passwordHash,
    totp_secret: secrets.seal(totpSecret, totpPurpose(account.id)),
  }
  await tx
    .updateTable('staff_account')
    .set({ state: 'active', ...factors })
    .where('id', '=', account.id)
    .execute()
  for (const [code, merchant] of roles) {
    const role = await roleNamed(tx, merchant, code)
    await addGrant(tx, { staffId: account.id, role, grantedBy: 'demo', now })
  }
  return account.id
}
