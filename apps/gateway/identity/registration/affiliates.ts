import { checkAffiliate as endpoint } from '@ante/contract/identity/affiliate.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { inviterOf } from './invitations.ts'

const refuse = refusalsOf(endpoint)

export interface AffiliateAddress {
  merchantCode: string
  code: string
  domain?: string | undefined
}

/** By whom somebody comes: an agent, below whom he stands then, or a friend, who has recommended the site to him and no more. */
export interface Affiliate {
  code: string
  agentId: bigint | null
  inviterId: bigint | null
}

/** Whose code this is: an agent's link, or else a member's own invitation. */
export async function affiliateOf(db: Db, address: AffiliateAddress): Promise<Affiliate | null> {
  const agent = await agentOf(db, address)
  if (agent) return { ...agent, inviterId: null }
  const friend = await inviterOf(db, address)
  return friend && { ...friend, agentId: null }
}

/** The agent whose link this is, if it may be used and he is in business. */
async function agentOf(db: Db, { merchantCode, code, domain }: AffiliateAddress) {
  const row = await db
    .selectFrom('affiliate_link')
    .innerJoin('member', 'member.id', 'affiliate_link.member_id')
    .select(['affiliate_link.code', 'affiliate_link.domain', 'member.id', 'member.type'])
    .where('affiliate_link.merchant_code', '=', merchantCode)
    .where(sql`lower(affiliate_link.code)`, '=', code.toLowerCase())
    .where('closed_at', 'is', null)
    .where('member.status', '=', 'active')
    .executeTakeFirst()
  if (!row || !memberMay.openAgencyCentre(row.type)) return null
  const isElsewhere = row.domain !== null && row.domain.toLowerCase() !== domain?.toLowerCase()
  return isElsewhere ? null : { code: row.code, agentId: row.id }
}

/** Tells a register page whether it has to ask for a code. */
export async function checkAffiliate(
  db: Db,
  input: ParsedInputOf<typeof endpoint>,
  merchantCode: string,
): Promise<OutputOf<typeof endpoint>> {
  const found = await affiliateOf(db, { merchantCode, ...input })
  if (!found) throw refuse('affiliate.invalid')
  return { code: found.code }
}

export interface NewAffiliateLink {
  merchantCode: string
  code: string
  memberId: bigint
  at: Date
}

/** Gives an agent a link by the operator's hand; one that is there stays as it is. */
export async function putAffiliateLink(tx: Db, { merchantCode, code, memberId, at }: NewAffiliateLink): Promise<void> {
  await tx
    .insertInto('affiliate_link')
    .values({ merchant_code: merchantCode, code, member_id: memberId, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
