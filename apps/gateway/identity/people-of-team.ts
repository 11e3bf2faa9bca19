import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Member } from './members.ts'

/** So many can be asked one by one. */
const FEW = 3_000
const VERY_FEW = 300
/** Of everybody whose account begins so. */
const CALLED_AT_MOST = 5_000

/** Some people of a team, however many they are. */
export interface PeopleOfTeam {
  merchantCode: string
  /** All of them; null where they are too many to be asked one by one. */
  ids: readonly bigint[] | null
  areVeryFew: boolean
  /** Whether somebody, said by his id, is one of them. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** A member and all below him who count, or those of them whose account begins so. */
export async function peopleOfTeam(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  account: string | undefined,
): Promise<PeopleOfTeam> {
  const place = await db.selectFrom('member').select('path').where('id', '=', id).executeTakeFirstOrThrow()
  const isCalled = account === undefined ? sql`true` : sql`lower(account) like ${beginningOf(account)}`
  const inTeam = sql`is_in_teams(type) and starts_with(path, ${place.path})`
  const ids =
    (await idsOfTeam(db, merchantCode, place.path, isCalled)) ??
    (await idsCalled(db, merchantCode, { account, inTeam }))
  return {
    merchantCode,
    ids,
    areVeryFew: ids !== null && ids.length <= VERY_FEW,
    // A question a row: joined, all members would be read.
    has: (memberId) => sql`(select ${inTeam} and ${isCalled} from member where id = ${memberId})`,
  }
}

const beginningOf = (account: string) => `${account.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Null where the team is large. */
async function idsOfTeam(db: Db, merchantCode: string, path: string, isCalled: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: bigint; is_it: boolean }>`
    select id, is_in_teams(type) and ${isCalled} as is_it from member
    where merchant_code = ${merchantCode} and path like ${`${path}%`} limit ${FEW + 1}`.execute(db)
  return rows.length > FEW ? null : rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
}

/** Null where too many are called so. */
async function idsCalled(
  db: Db,
  merchantCode: string,
  { account, inTeam }: { account: string | undefined; inTeam: RawBuilder<unknown> },
) {
  if (account === undefined) return null
  const { rows } = await sql<{ id: bigint; is_it: boolean }>`
    select id, ${inTeam} as is_it from member
    where merchant_code = ${merchantCode} and lower(account) like ${beginningOf(account)}
    order by lower(account) using ~<~ limit ${CALLED_AT_MOST + 1}`.execute(db)
  const ids = rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
  return rows.length > CALLED_AT_MOST || ids.length > FEW ? null : ids
}
