import { memberMay } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import { findAccount, lineWithinTeam, lockedMember, putUpline } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { mayShareMoney } from '../../member/public.ts'
import { changeKind } from './change-kind.ts'
import { hasDirect } from './has-direct.ts'
import './tables.ts'

/** Reason why the operator cannot make the change. */
export type PlacementProblem =
  | 'not.found'
  | 'not.a.player'
  | 'not.an.agent'
  | 'has.downlines'
  | 'has.contracts'
  | 'root'
  | 'no.such.agent'
  | 'below.own_team'
  | 'other.kind'

const PLAYER = 0
const AGENT = 1
/** Types of members who never have an upline. Source: domain handbook 1.1. */
const ROOTS = [2, 42]

/** Returns the member with this account, locked until the transaction ends, or null. */
export async function lockedByAccount(tx: Db, merchantCode: string, account: string): Promise<Member | null> {
  const member = await findAccount(tx, merchantCode, account)
  return member ? lockedMember(tx, member.id) : null
}

/** Returns why the member cannot become an agent, or null. */
export function promotionProblem(member: Member): PlacementProblem | null {
  return member.type === PLAYER ? null : 'not.a.player'
}

/** Returns why the agent cannot become a player, or null. Agents with downlines or contracts cannot. */
export async function demotionProblem(tx: Db, member: Member): Promise<PlacementProblem | null> {
  if (member.type !== AGENT) return 'not.an.agent'
  if (await hasDirect(tx, member)) return 'has.downlines'
  return (await isBound(tx, member.id)) ? 'has.contracts' : null
}

export const promoteByOperator = (tx: Db, member: Member, at: Date) =>
  changeKind(tx, member, { to: AGENT, by: null, at })
export const demoteByOperator = (tx: Db, member: Member, at: Date) =>
  changeKind(tx, member, { to: PLAYER, by: null, at })

/** Returns why the member cannot be moved below this upline, or null. `upline` null: to the root of a tree. */
export async function moveProblem(tx: Db, member: Member, upline: Member | null): Promise<PlacementProblem | null> {
  if (ROOTS.includes(member.type)) return 'root'
  if (await isBound(tx, member.id)) return 'has.contracts'
  if (!upline) return null
  if (!memberMay.openAgencyCentre(upline.type)) return 'no.such.agent'
  if (!mayShareMoney(member, upline)) return 'other.kind'
  return (await lineWithinTeam(tx, member.id, upline.id)) ? 'below.own_team' : null
}

/** Moves the member and all downlines below another upline; logs the previous upline. */
export async function moveMember(tx: Db, member: Member, upline: Member | null, at: Date): Promise<void> {
  await putUpline(tx, member.id, upline?.id ?? null)
  await tx
    .insertInto('agent_change')
    .values({
      merchant_code: member.merchantCode,
      member_id: member.id,
      kind: 'moved',
      by_member_id: null,
      from_type: member.type,
      to_type: member.type,
      from_upline_id: member.uplineId,
      to_upline_id: upline?.id ?? null,
      at,
    })
    .execute()
}

/** Whether the member has a contract with the upline, in force or offered. */
async function isBound(tx: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ bound: boolean }>`
    select exists (
      select from agent_contract where downline_id = ${memberId} and status in ('P', 'E', 'V', 'A')) as bound`.execute(
    tx,
  )
  return rows[0]?.bound === true
}
