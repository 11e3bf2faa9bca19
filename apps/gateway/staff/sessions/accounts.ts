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

/** Whether the account may sign in and make calls now. */
export const mayWork = ({ state, leaves_at: leavesAt }: Pick<Account, 'state' | 'leaves_at'>, now: Date): boolean =>
  state === 'active' && (leavesAt === null || leavesAt > now)

/**
 * Returns the mailbox of an address, without the tag after `+`. Accounts with the same mailbox belong to one person.
 */
export function personOf(mail: string): string {
  const [, box = '', , domain = ''] = /^([^+@]+)(\+[^@]*)?@(.+)$/.exec(mail.trim().toLowerCase()) ?? []
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
