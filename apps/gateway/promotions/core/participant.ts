import { DAY_MS } from '@ante/contract/kit/time.ts'
import { memberMay, TRIAL } from '@ante/contract/member/member-type.ts'
import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'

import { memberById, membersById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { vipLevelOf, vipLevelOfEach } from '../../vip/public.ts'
import { commonRefusal } from '../../kit/refusal.ts'

/** Data of a member that decide about promotions. */
export interface Participant {
  memberId: bigint
  merchantCode: string
  type: number
  registeredAt: Date
  /** VIP level. */
  level: number
}

/** Returns the member as a participant; null for trial and disabled members, who cannot take part. */
export async function participantById(db: Db, id: bigint): Promise<Participant | null> {
  const member = await memberById(db, id)
  return member && mayParticipate(member) ? takingPart(member, await vipLevelOf(db, id)) : null
}

/** Returns participants by member id; trial and disabled members are missing. */
export async function participantsById(db: Db, ids: readonly bigint[]): Promise<Map<bigint, Participant>> {
  const found = (await membersById(db, ids)).filter(mayParticipate)
  const levels = await vipLevelOfEach(db, ids)
  return new Map(found.map((member) => [member.id, takingPart(member, levels.get(member.id) ?? 0)]))
}

const mayParticipate = ({ type, status }: Member): boolean => type !== TRIAL && status === 'active'

const takingPart = ({ id, merchantCode, type, registeredAt }: Member, level: number): Participant => ({
  memberId: id,
  merchantCode,
  type,
  registeredAt,
  level,
})

export const participantOf = async (db: Db, member: SignedIn | null): Promise<Participant | null> =>
  member && participantById(db, BigInt(member.memberId))

/** Returns the participant; refuses trial and disabled members. Every member action begins with it. */
export async function requireParticipant(db: Db, member: SignedIn): Promise<Participant> {
  const participant = await participantOf(db, member)
  if (!participant) throw commonRefusal('function.not.available')
  return participant
}

/** Whether a promotion is for this member; visitors see all except those for agents only. */
export function isFor(audience: Audience, member: Participant | null, now: Date): boolean {
  if (!member) return audience.kind !== 'agents'
  if (audience.kind === 'new') return now.getTime() - member.registeredAt.getTime() < audience.days * DAY_MS
  if (audience.kind === 'vip') return member.level >= audience.level
  return audience.kind === 'all' || memberMay.openAgencyCentre(member.type)
}
