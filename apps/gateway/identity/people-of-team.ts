import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Member } from './members.ts'

/** So many can be asked one by one. */
const FEW = 200

/** Some people of a team, however many they are. */
export interface PeopleOfTeam {
  merchantCode: string
  /** All of them; null where they are too many to be asked one by one. */
  ids: readonly bigint[] | null
  /** Whether somebody, said by his id, is one of them. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** A member and all below him who count, or those of them whose account begins so. */
export async function peopleOfTeam(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  account: string | undefined,
  few = FEW,
): Promise<PeopleOfTeam> {
  const place = await db.selectFrom('member').select('path').where('id', '=', id).executeTakeFirstOrThrow()
  const isCalled = account === undefined ? sql`true` : sql`lower(account) like ${beginningOf(account)}`
  const inTeam = sql`is_in_teams(type) and starts_with(path, ${place.path})`
  const ids =
    (await idsOfTeam(db, merchantCode, { path: place.path, isCalled, few })) ??
    (account === undefined ? null : await idsCalled(db, merchantCode, { account, inTeam, few }))
  return {
    merchantCode,
    ids,
    // A question a row: joined, all members would be read.
    has: (memberId) => sql`(select ${inTeam} and ${isCalled} from member where id = ${memberId})`,
  }
}

const beginningOf = (account: string) => `${account.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

interface OfTeam {
  path: string
  isCalled: RawBuilder<unknown>
  few: number
}

/** Null where the team is large. */
function idsOfTeam(db: Db, merchantCode: string, { path, isCalled, few }: OfTeam) {
  return idsOfFew(
    sql<Found>`
      select id, is_in_teams(type) and ${isCalled} as is_it from member
      where merchant_code = ${merchantCode} and path like ${`${path}%`} limit ${few + 1}`,
    db,
    few,
  )
}

interface Called {
  account: string
  inTeam: RawBuilder<unknown>
  few: number
}

/** Null where many of the merchant's members are called so. */
function idsCalled(db: Db, merchantCode: string, { account, inTeam, few }: Called) {
  return idsOfFew(
    sql<Found>`
      select id, ${inTeam} as is_it from member
      where merchant_code = ${merchantCode} and lower(account) like ${beginningOf(account)}
      order by lower(account) using ~<~ limit ${few + 1}`,
    db,
    few,
  )
}

interface Found {
  id: bigint
  is_it: boolean
}

async function idsOfFew(found: RawBuilder<Found>, db: Db, few: number): Promise<bigint[] | null> {
  const { rows } = await found.execute(db)
  return rows.length > few ? null : rows.filter(({ is_it: isIt }) => isIt).map(({ id }) => id)
}
