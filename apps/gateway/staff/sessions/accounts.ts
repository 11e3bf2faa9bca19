import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { StaffAccountTable } from '../tables.ts'

export type Account = Selectable<StaffAccountTable>

export const accountById = (db: Db, id: bigint): Promise<Account | undefined> =>
  db.selectFrom('staff_account').selectAll().where('id', '=', id).executeTakeFirst()

export const lockedAccount = (tx: Db, id: bigint): Promise<Account> =>
  tx.selectFrom('staff_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const accountByMail = (db: Db, mail: string): Promise<Account | undefined> =>
  db.selectFrom('staff_account').selectAll().where('mail', '=', mail.trim().toLowerCase()).executeTakeFirst()

/** Whether the account may sign in and work now. */
export const mayWork = ({ state, leaves_at: leavesAt }: Pick<Account, 'state' | 'leaves_at'>, now: Date): boolean =>
  state === 'active' && (leavesAt === null || leavesAt > now)

/**
 * Returns the mailbox that an address delivers to, as far as it is known: without the tag after `+`. Accounts with the
 * same mailbox are of one person.
 */
export function personOf(mail: string): string {
  const [, box = '', , domain = ''] = /^([^+@]+)(\+[^@]*)?@(.+)$/.exec(mail.trim().toLowerCase()) ?? []
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
