import { checkAffiliate as endpoint } from '@ante/contract/identity/affiliate.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import type { MemberType } from '@ante/contract/member/member-type.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { requireNetworkAllowance, countNetworkCallOrWait } from '../../kit/call-counts.ts'
import type { CallContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { inviterOf } from './invitations.ts'

const refuse = refusalsOf(endpoint)

export interface AffiliateAddress {
  merchantCode: string
  code: string
  domain?: string | undefined
}

/** An agent's link as used by a registration. */
export interface LinkUsed {
  merchantCode: string
  code: string
  /** Domain on which the link may be used; null means any. */
  domain: string | null
  agentId: bigint
  /** Type of members who register by this link. */
  newcomer: MemberType
  /** Rates of these members, as stored by `agents`. */
  rates: unknown
}

/** Source of a registration: the link of an agent, who becomes the upline, or the invitation of a member. */
export interface Affiliate {
  code: string
  link: LinkUsed | null
  inviterId: bigint | null
}

/** Resolves a code: an agent's link, or else a member's invitation. */
async function affiliateOf(db: Db, address: AffiliateAddress, now: Date): Promise<Affiliate | null> {
  const link = await linkOf(db, address, now)
  if (link) return { code: link.code, link, inviterId: null }
  const friend = await inviterOf(db, address)
  return friend && { ...friend, link: null }
}

/** Resolves a code for a visitor. Wrong codes are limited per network and hour, so that codes cannot be guessed. */
export async function findAffiliateForVisitor(
  { db, clock, config }: Pick<Ports, 'db' | 'clock' | 'config'>,
  address: AffiliateAddress,
  ip: string,
): Promise<Affiliate | null> {
  const kind = `wrong invitation ${address.merchantCode}`
  const wrongCodes = { kind, ip, atMost: config.wrongInvitationsPerNetwork, windowMs: HOUR_MS }
  await requireNetworkAllowance({ db, clock }, wrongCodes)
  const affiliate = await affiliateOf(db, address, clock.now())
  if (!affiliate) await countNetworkCallOrWait({ db, clock }, wrongCodes)
  return affiliate
}

/** Returns an agent's link, if it may be used and its agent is active. */
async function linkOf(db: Db, { merchantCode, code, domain }: AffiliateAddress, now: Date): Promise<LinkUsed | null> {
  const row = await db
    .selectFrom('affiliate_link')
    .innerJoin('member', 'member.id', 'affiliate_link.member_id')
    .select([
      'affiliate_link.code',
      'affiliate_link.domain',
      'affiliate_link.type',
      'affiliate_link.rates',
      'member.id',
      'member.type as agentType',
    ])
    .where('affiliate_link.merchant_code', '=', merchantCode)
    .where(sql`lower(affiliate_link.code)`, '=', code.toLowerCase())
    .where('closed_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where('member.status', '=', 'active')
    .executeTakeFirst()
  if (!row || !memberMay.openAgencyCentre(row.agentType)) return null
  const isOfOtherDomain = row.domain !== null && row.domain.toLowerCase() !== domain?.toLowerCase()
  if (isOfOtherDomain) return null
  const newcomer = newcomerOf(row.agentType, row.type)
  return { merchantCode, code: row.code, domain: row.domain, agentId: row.id, newcomer, rates: row.rates }
}

const INTERNAL = 40

/**
 * Returns the type of a member registered by a link. Registrations by links of internal accounts are internal too, so
 * that tests do not affect other members' money.
 */
const newcomerOf = (agentType: MemberType, type: 0 | 1): MemberType => {
  if (agentType < INTERNAL) return type
  return type === 0 ? 40 : 41
}

/**
 * Locks the link, the agent and all members above the agent until the caller's transaction ends, so that a concurrent
 * move of the team is serialised with the registration. Returns 'gone' if the link can no longer be used.
 */
export async function lockLink(tx: Db, link: LinkUsed | null, now: Date): Promise<LinkUsed | 'gone' | null> {
  if (!link) return null
  const { merchantCode, code, domain, agentId } = link
  await sql`
    select member.id from member
    join unnest((select string_to_array(trim(both '/' from path), '/')::int8[] from member where id = ${agentId}))
      with ordinality above (id, place) on above.id = member.id
    order by above.place for share of member`.execute(tx)
  await tx
    .selectFrom('affiliate_link')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .forShare()
    .execute()
  const lockedLink = await linkOf(tx, { merchantCode, code, domain: domain ?? undefined }, now)
  return lockedLink?.agentId === agentId ? lockedLink : 'gone'
}

/** Returns type and upline of a new member; without a link, a player without upline. */
export const typeAndUplineOf = (link: LinkUsed | null): { type: MemberType; upline_id: bigint | null } => ({
  type: link?.newcomer ?? 0,
  upline_id: link?.agentId ?? null,
})

/** Returns an invitation code in its stored spelling, for the registration page; refuses an invalid one. */
export async function checkAffiliate(
  ports: Pick<Ports, 'db' | 'clock' | 'config'>,
  input: ParsedInputOf<typeof endpoint>,
  { merchantCode, ip }: Pick<CallContext, 'merchantCode' | 'ip'>,
): Promise<OutputOf<typeof endpoint>> {
  const affiliate = await findAffiliateForVisitor(ports, { merchantCode, ...input }, ip)
  if (!affiliate) throw refuse('affiliate.invalid')
  return { code: affiliate.code }
}
