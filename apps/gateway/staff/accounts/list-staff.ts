import { inviteAgain } from '@ante/contract/staff/accounts.ts'
import type { listStaff } from '@ante/contract/staff/accounts.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { Account } from '../sessions/accounts.ts'

type ListedAccount = OutputOf<typeof listStaff>['accounts'][number]

const refuse = refusalsOf(inviteAgain)

/** Selects the accounts that a merchant manages or that have a role there; for the platform, all accounts. */
const ofScope = (db: Db, merchantCode: string | null) => {
  const query = db.selectFrom('staff_account').selectAll('staff_account')
  if (merchantCode === null) return query
  return query.where((eb) =>
    eb.or([
      eb('staff_account.merchant_code', '=', merchantCode),
      eb.exists(
        eb
          .selectFrom('staff_grant')
          .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
          .select('staff_grant.staff_id')
          .whereRef('staff_grant.staff_id', '=', 'staff_account.id')
          .where('staff_role.merchant_code', '=', merchantCode),
      ),
    ]),
  )
}

/** Returns a page of the staff of a merchant, newest first. */
export async function staffPage(
  db: Db,
  merchantCode: string | null,
  { after, size }: Pick<ParsedInputOf<typeof listStaff>, 'after' | 'size'>,
): Promise<OutputOf<typeof listStaff>> {
  const rows = await ofScope(db, merchantCode)
    .$if(after !== undefined, (query) => query.where('staff_account.id', '<', BigInt(after ?? 0)))
    .orderBy('staff_account.id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, (last) => String(last.id))
  return { accounts: await shownAccounts(db, page, merchantCode), next }
}

/** Returns an account that the merchant manages. Accounts of other merchants get the same refusal as missing ones. */
export async function managedAccount(db: Db, merchantCode: string | null, id: string): Promise<Account> {
  const account = await db.selectFrom('staff_account').selectAll().where('id', '=', BigInt(id)).executeTakeFirst()
  if (!account || (merchantCode !== null && account.merchant_code !== merchantCode))
    throw refuse('staff.account.not.found')
  return account
}

/** Returns an account that has a role at the merchant, or that the merchant manages. */
export async function accountOfScope(db: Db, merchantCode: string | null, id: string): Promise<Account> {
  const account = await ofScope(db, merchantCode).where('staff_account.id', '=', BigInt(id)).executeTakeFirst()
  if (!account) throw refuse('staff.account.not.found')
  return account
}

async function shownAccounts(db: Db, accounts: Account[], merchantCode: string | null): Promise<ListedAccount[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const grants = await db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .select(['staff_grant.staff_id', 'staff_role.merchant_code', 'staff_role.code'])
    .where('staff_grant.staff_id', 'in', ids)
    .execute()
  // Accounts at other merchants are not shown, although they count as the same person in decisions.
  const same = await ofScope(db, merchantCode)
    .where(
      'person',
      'in',
      accounts.map(({ person }) => person),
    )
    .execute()
  return accounts.map((account) => ({
    id: String(account.id),
    mail: account.mail,
    displayName: account.display_name,
    state: account.state,
    leavesAt: account.leaves_at?.toISOString() ?? null,
    lastSignInAt: account.last_sign_in_at?.toISOString() ?? null,
    roles: grants
      .filter((grant) => grant.staff_id === account.id && isSeen(grant.merchant_code, merchantCode))
      .map((grant) => ({ merchant: grant.merchant_code ?? PLATFORM, role: grant.code })),
    samePerson: same.filter((one) => one.person === account.person && one.id !== account.id).map(({ mail }) => mail),
  }))
}

/** Whether a role is shown: roles at other merchants are not. */
const isSeen = (granted: string | null, merchantCode: string | null): boolean =>
  merchantCode === null || granted === null || granted === merchantCode
