import type { Db } from '../../kit/db.ts'

export interface AffiliateLink {
  merchantCode: string
  code: string
  /** Account of the agent. */
  account: string
  domain: string | null
  madeAt: Date
  /** Null: permanent. */
  endsAt: Date | null
  closedAt: Date | null
}

/** Returns all links of these merchants' agents, newest first, closed ones included. */
export function affiliateLinks(db: Db, merchantCodes: string[]): Promise<AffiliateLink[]> {
  return db
    .selectFrom('affiliate_link')
    .innerJoin('member', 'member.id', 'affiliate_link.member_id')
    .select([
      'affiliate_link.merchant_code as merchantCode',
      'affiliate_link.code',
      'member.account',
      'affiliate_link.domain',
      'affiliate_link.made_at as madeAt',
      'affiliate_link.ends_at as endsAt',
      'affiliate_link.closed_at as closedAt',
    ])
    .where('affiliate_link.merchant_code', 'in', merchantCodes)
    .orderBy('affiliate_link.merchant_code')
    .orderBy('affiliate_link.made_at', 'desc')
    .orderBy('affiliate_link.code')
    .execute()
}

/** Closes a link for registrations. A closed link keeps its closing time. */
export async function closeAffiliateLink(
  tx: Db,
  { merchantCode, code, at }: { merchantCode: string; code: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('affiliate_link')
    .set({ closed_at: at })
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .execute()
}

export interface NewAffiliateLink {
  merchantCode: string
  code: string
  memberId: bigint
  at: Date
}

/** Creates a link of an agent from the operator CLI; an existing one stays unchanged. */
export async function putAffiliateLink(tx: Db, { merchantCode, code, memberId, at }: NewAffiliateLink): Promise<void> {
  await tx
    .insertInto('affiliate_link')
    .values({ merchant_code: merchantCode, code, member_id: memberId, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
