import type { MemberType } from '@ante/contract/member/member-type.ts'

import { putMemberType } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { notifyByMail } from '../../messaging/public.ts'
import './tables.ts'

interface Change {
  /** New type: player or agent. */
  to: Extract<MemberType, 0 | 1>
  /** The direct upline who makes the change; null for an operator. */
  by: { id: bigint; account: string } | null
  at: Date
}

/**
 * Turns a player into an agent or back, logs the actor, and notifies the member. The caller holds the lock on the
 * member.
 */
export async function changeKind(tx: Db, member: Member, { to, by, at }: Change): Promise<Member> {
  const { id, merchantCode, type, uplineId } = member
  await putMemberType(tx, id, to)
  const { id: changeId } = await tx
    .insertInto('agent_change')
    .values({
      merchant_code: merchantCode,
      member_id: id,
      kind: to === 1 ? 'promoted' : 'demoted',
      by_member_id: by?.id ?? null,
      from_type: type,
      to_type: to,
      from_upline_id: uplineId,
      to_upline_id: uplineId,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = { memberIds: [id], key: `agent-change:${changeId}`, kind: 'service', at, pushes: true } as const
  const detail = by ? { agent: maskedAccount(by.account) } : {}
  await notifyByMail(tx, { ...mail, template: to === 1 ? 'agent.promoted' : 'agent.demoted', detail })
  return { ...member, type: to }
}
