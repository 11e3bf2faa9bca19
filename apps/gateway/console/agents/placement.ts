import { placeAgent } from '@ante/contract/console/agent-placement.ts'
import type { previewPlacement } from '@ante/contract/console/agent-placement.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import {
  changeDays,
  countOpenBills,
  isLargeMove,
  MOVE_ACTION,
  moveEffect,
  objectOfAgent,
  OPEN,
  PLACE_ACTION,
  placementProblem,
  sizeOfMove,
  typeAfter,
  versionOfPlace,
} from '../../agents/public.ts'
import type { MoveEffect } from '../../agents/public.ts'
import { findAccount, memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { rateText } from '../../promotions/public.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, nameOf } from './agent-of-call.ts'

const refuse = refusalsOf(placeAgent)

/** Contracts listed by a preview. */
const CONTRACTS_SHOWN = 20

type Requested = Pick<ParsedInputOf<typeof placeAgent>, 'agent' | 'change' | 'upline'>

interface Place {
  member: Member
  /** New upline of a move; null for a root or an unknown account. */
  upline: Member | null
  isUplineUnknown: boolean
}

async function placeOf(db: Db, merchantCode: string, { agent, change, upline }: Requested): Promise<Place> {
  const member = await agentOfCall(db, { merchantCode, agent })
  if (change !== 'move' || upline === undefined) return { member, upline: null, isUplineUnknown: false }
  const found = await findAccount(db, merchantCode, upline)
  const to = found ? await memberById(db, found.id) : null
  return { member, upline: to, isUplineUnknown: to === null }
}

/** Effect of a change that moves no one. */
const IN_PLACE: MoveEffect = { members: 1, balance: 0n, loses: 0, gains: 0, days: 0, rates: [] }

/** Returns what a change of a member's place would do, without making it. */
export async function placementPreview(
  { db, clock, merchants }: ScreenPorts,
  merchantCode: string,
  input: ParsedInputOf<typeof previewPlacement>,
): Promise<OutputOf<typeof previewPlacement>> {
  const { change } = input
  const { member, upline, isUplineUnknown } = await placeOf(db, merchantCode, input)
  const isMove = change === 'move'
  const { changesFrom: day } = await changeDays(db, { merchantCode, now: clock.now() })
  const before = member.uplineId === null ? null : await memberById(db, member.uplineId)
  const after = isMove ? upline : before
  const problem = isUplineUnknown ? 'upline.not_found' : await placementProblem(db, change, { member, upline })
  const { balance, rates, ...effect } = isMove ? await moveEffect(db, { member, upline, day }) : IN_PLACE
  const requested = await changesInReview(db, { merchantCode, action: MOVE_ACTION })
  return {
    problem,
    from: { type: member.type, upline: before && nameOf(before) },
    to: { type: typeAfter(change, member), upline: after && nameOf(after) },
    ...effect,
    balance: textOf(balance),
    currency: merchants.of(merchantCode).currency,
    rates: rates.map(({ category, from, to }) => ({ category, from: rateText(from), to: rateText(to) })),
    contracts: await contractsWithUpline(db, member.id),
    openBills: await countOpenBills(db, member.id),
    isLarge: isLargeMove(change, effect.members),
    waiting: requested.get(objectOfAgent(member)) ?? null,
    version: versionOfPlace(member, upline),
  }
}

async function contractsWithUpline(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('agent_contract')
    .select(['id', 'kind', 'category'])
    .where('downline_id', '=', memberId)
    .where('status', 'in', OPEN)
    .orderBy('id', 'desc')
    .limit(CONTRACTS_SHOWN)
    .execute()
  return rows.map(({ id, ...contract }) => ({ ...contract, id: String(id) }))
}

/** Makes a change of a member's place of the version that was read, or requests a move of many members. */
export async function changePlace(
  ports: ScreenPorts,
  input: ParsedInputOf<typeof placeAgent>,
  context: StaffContext,
): Promise<OutputOf<typeof placeAgent>> {
  const merchantCode = merchantOf(context)
  const { change, reason, key, version } = input
  const { member } = await placeOf(ports.db, merchantCode, input)
  const isLarge = isLargeMove(change, await sizeOfMove(ports.db, member))
  const values = { agent: input.agent, change, upline: change === 'move' ? (input.upline ?? null) : null }
  // The action has locked the member: of two simultaneous requests the second one finds the first.
  const onLocked = async (tx: Db) => {
    const place = await placeOf(tx, merchantCode, input)
    if (versionOfPlace(place.member, place.upline) !== version) throw refuse('agent.placement.stale')
    const requested = await changesInReview(tx, { merchantCode, action: MOVE_ACTION })
    if (requested.has(objectOfAgent(member))) throw refuse('agent.move.waiting')
  }
  const submitted = { action: isLarge ? MOVE_ACTION : PLACE_ACTION, values, reason, key, onLocked } as const
  return submitChange(ports, submitted, submitterOf(ports, context))
}
