import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { memberOf } from '../members.ts'
import type { Member } from '../members.ts'
import type { AffiliateLinkTable } from '../profile-tables.ts'
import { unusedCode } from './codes.ts'

/** A link as its agent sees it. */
export interface OwnLink {
  number: bigint
  code: string
  type: 0 | 1
  memo: string
  /** Rates as stored by `agents`. */
  rates: unknown
  madeAt: Date
  /** Null: permanent. */
  endsAt: Date | null
  closedAt: Date | null
  /** Number of members who registered by this link. */
  registered: number
}

type Agent = Pick<Member, 'id' | 'merchantCode'>

export interface LinkInput {
  key: string
  type: 0 | 1
  memo: string
  rates: unknown
  endsAt: Date | null
  at: Date
}

/** Creates a link with an unused code. The caller locks the agent's row, so that links are created sequentially. */
export async function createOwnLink(tx: Db, agent: Agent, requested: LinkInput): Promise<OwnLink> {
  const { key, type, memo, rates, endsAt, at } = requested
  const code = await unusedCode(
    async (unusedLinkCode) => {
      const made = await tx
        .insertInto('affiliate_link')
        .values({
          merchant_code: agent.merchantCode,
          code: unusedLinkCode,
          member_id: agent.id,
          made_at: at,
          ends_at: endsAt,
          type,
          memo,
          rates: JSON.stringify(rates),
          made_key: key,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      return made !== undefined
    },
    isInvitation(tx, agent.merchantCode),
  )
  const made = await ownLink(tx, agent, code)
  if (!made) throw new Error('the new invitation link is missing')
  return made
}

/**
 * Whether a code is a member's invitation code. Registration resolves links first, so a link must not have such a code.
 */
const isInvitation = (db: Db, merchantCode: string) => async (code: string) => {
  const query = db.selectFrom('invitation_code').select('code').where('merchant_code', '=', merchantCode)
  return (await query.where('code', '=', code).executeTakeFirst()) !== undefined
}

/** Returns the link created with this key, or null. */
export async function linkByRequestKey(db: Db, agent: Agent, key: string): Promise<OwnLink | null> {
  const row = await rowsOf(db, agent).where('made_key', '=', key).executeTakeFirst()
  return row ? linkOf(row) : null
}

/** Returns the agent's link with this code, case-insensitive and in any state. */
export async function ownLink(db: Db, agent: Agent, code: string): Promise<OwnLink | null> {
  const found = rowsOf(db, agent).where(sql<string>`lower(affiliate_link.code)`, '=', code.toLowerCase())
  const row = await found.executeTakeFirst()
  return row ? linkOf(row) : null
}

interface Walk {
  /** Cursor: only links before this number. */
  after: bigint | undefined
  limit: number
}

/** Returns an agent's links in any state, newest first. */
export async function ownLinks(db: Db, agent: Agent, { after, limit }: Walk): Promise<OwnLink[]> {
  const rows = await rowsOf(db, agent)
    .$if(after !== undefined, (found) => found.where('affiliate_link.id', '<', after ?? 0n))
    .orderBy('affiliate_link.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(linkOf)
}

/** Returns the number of an agent's links that accept registrations. */
export async function countActiveLinks(db: Db, { id, merchantCode }: Agent, now: Date): Promise<number> {
  const row = await db
    .selectFrom('affiliate_link')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', id)
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Returns the members registered by a link of this merchant, latest first. */
export async function registeredBy(
  db: Db,
  { merchantCode, code }: { merchantCode: string; code: string },
  { after, limit }: Walk,
): Promise<Member[]> {
  const rows = await db
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .selectAll('member')
    .where('member_profile.merchant_code', '=', merchantCode)
    .where('member_profile.affiliate_code', '=', code)
    .$if(after !== undefined, (found) => found.where('member_profile.member_id', '<', after ?? 0n))
    .orderBy('member_profile.member_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(memberOf)
}

const rowsOf = (db: Db, { id, merchantCode }: Agent) =>
  db
    .selectFrom('affiliate_link')
    .selectAll()
    .select(
      sql<bigint>`(select count(*) from member_profile where merchant_code = affiliate_link.merchant_code
        and affiliate_code = affiliate_link.code)`.as('registered'),
    )
    .where('affiliate_link.merchant_code', '=', merchantCode)
    .where('affiliate_link.member_id', '=', id)

const linkOf = (row: Selectable<AffiliateLinkTable> & { registered: bigint }): OwnLink => ({
  number: row.id,
  code: row.code,
  type: row.type,
  memo: row.memo,
  rates: row.rates,
  madeAt: row.made_at,
  endsAt: row.ends_at,
  closedAt: row.closed_at,
  registered: Number(row.registered),
})
