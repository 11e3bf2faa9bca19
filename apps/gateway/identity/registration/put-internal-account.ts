import { inTransaction } from '../../kit/db.ts'
import { hashPassword, verifyPassword } from '../../kit/password.ts'
import { findAccount } from '../members.ts'
import type { Member } from '../members.ts'
import { makeMember } from './make-member.ts'
import type { MakeMemberPorts } from './make-member.ts'

/** Type of internal accounts that behave as players, and that reports leave out. */
const INTERNAL_PLAYER = 40

interface InternalAccount {
  merchantCode: string
  account: string
  password: string
}

/** Creates an internal player, or gives an existing one this password. An account that staff has closed stays closed. */
export async function putInternalAccount(
  ports: MakeMemberPorts,
  { merchantCode, account, password }: InternalAccount,
): Promise<Member> {
  const stored = await findAccount(ports.db, merchantCode, account)
  const isSame = stored !== undefined && (await verifyPassword(password, stored.password_hash))
  const passwordHash = isSame ? (stored.password_hash ?? '') : await hashPassword(password)
  return inTransaction(ports.db, async (tx) => {
    const newMember = { merchantCode, account, type: INTERNAL_PLAYER, passwordHash } as const
    const member = await makeMember({ ...ports, db: tx }, newMember)
    if (stored && !isSame)
      await tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', member.id).execute()
    return member
  })
}
