import { LARGE_MOVE, Placement } from '@ante/contract/console/agent-placement.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import * as z from 'zod/mini'

import { findAccount, lockedMember, memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { ActionTarget, GuardedAction } from '../../kit/guarded-action.ts'
import { teamSizes } from '../teams/team-size.ts'
import {
  demoteByOperator,
  demotionProblem,
  moveMember,
  moveProblem,
  promoteByOperator,
  promotionProblem,
} from './place-member.ts'
import type { PlacementProblem } from './place-member.ts'

export const PLACE_ACTION = 'agents.agent.place'
export const MOVE_ACTION = 'agents.agent.move'

/** Object of a member in change requests and the audit log. */
export const objectOfAgent = ({ account }: Pick<Member, 'account'>): string => `member:${account}`

const Values = z.object({
  agent: RowNumber,
  change: Placement,
  /** Account of the new upline; null for a root, and for other changes than a move. */
  upline: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
})
type Values = z.infer<typeof Values>

/** Type of a member after a change. */
export function typeAfter(change: Placement, { type }: Pick<Member, 'type'>): Member['type'] {
  if (change === 'move') return type
  return change === 'promote' ? 1 : 0
}

/** Returns why the change is not possible, or null. `upline` is the new upline of a move; null for a root. */
export async function placementProblem(
  db: Db,
  change: Placement,
  { member, upline }: { member: Member; upline: Member | null },
): Promise<PlacementProblem | 'unchanged' | null> {
  if (change === 'move') return member.uplineId === (upline?.id ?? null) ? 'unchanged' : moveProblem(db, member, upline)
  if (member.type === typeAfter(change, member)) return 'unchanged'
  return change === 'promote' ? promotionProblem(member) : demotionProblem(db, member)
}

/** Number of members whom a move concerns, the moved one included. */
export const sizeOfMove = async (db: Db, { id }: Pick<Member, 'id'>): Promise<number> =>
  Math.max(1, (await teamSizes(db, [id]))(id).members)

/** Whether a change needs a second person. */
export const isLargeMove = (change: Placement, members: number): boolean => change === 'move' && members >= LARGE_MOVE

/** Changes whenever the member's type or upline does, or the new upline's type. */
export const versionOfPlace = (member: Member, upline: Member | null): string =>
  [member.id, member.type, member.uplineId ?? 0n, upline?.id ?? 0n, upline?.type ?? 0].join('.')

interface Placed {
  member: Member
  upline: Member | null
}

/** Returns the members of a change, locked in the order of their ids so that opposite moves do not deadlock. */
async function lockedPlace(tx: Db, { agent, change, upline: to }: Values, target: ActionTarget): Promise<Placed> {
  const found = await memberOf(tx, agent, target)
  const account = change === 'move' ? to : null
  const upline = account === null ? undefined : await findAccount(tx, found.merchantCode, account)
  if (account !== null && !upline) throw new ActionProblem('member.not_found', { account })
  const locked = new Map<bigint, Member>()
  for (const id of [found.id, ...(upline ? [upline.id] : [])].toSorted((a, b) => Number(a - b))) {
    const member = await lockedMember(tx, id)
    if (member) locked.set(id, member)
  }
  return { member: locked.get(found.id) ?? found, upline: (upline && locked.get(upline.id)) ?? null }
}

async function memberOf(tx: Db, agent: string, { merchantCode }: ActionTarget): Promise<Member> {
  const found = await memberById(tx, BigInt(agent))
  if (!found || found.merchantCode !== merchantCode) throw new ActionProblem('member.not_found', { account: agent })
  return found
}

async function placeableMember(tx: Db, values: Values, target: ActionTarget): Promise<Placed> {
  const placed = await lockedPlace(tx, values, target)
  if (await placementProblem(tx, values.change, placed))
    throw new ActionProblem('agent.not_placed', { account: placed.member.account })
  return placed
}

async function readObject(tx: Db, values: Values, target: ActionTarget) {
  const { member, upline } = await placeableMember(tx, values, target)
  const before = member.uplineId === null ? null : await memberById(tx, member.uplineId)
  return {
    object: objectOfAgent(member),
    version: versionOfPlace(member, upline),
    before: { type: member.type, upline: before?.account ?? null, members: await sizeOfMove(tx, member) },
  }
}

const write = {
  promote: promoteByOperator,
  demote: demoteByOperator,
} as const

const shared = {
  permission: 'agents.agent.update',
  skippable: false,
  values: Values,
  apply: async (tx: Db, values: Values, { merchantCode, now }: ActionTarget & { now: Date }) => {
    const { member, upline } = await placeableMember(tx, values, { merchantCode })
    const { change } = values
    if (change === 'move') await moveMember(tx, member, upline, now)
    else await write[change](tx, member, now)
    return { type: typeAfter(change, member), upline: change === 'move' ? (upline?.account ?? null) : undefined }
  },
} as const

/**
 * Changes of a member's place in the tree: promotions, demotions and small moves, which one person may make, and moves of
 * `LARGE_MOVE` members or more, which always need two. A request is outdated once the member has another type or upline.
 */
export const placementActions: GuardedAction[] = [
  guardedAction({
    ...shared,
    name: PLACE_ACTION,
    approval: 'above limit',
    readObject: async (tx: Db, values: Values, target: ActionTarget) => {
      const state = await readObject(tx, values, target)
      // The team has grown since the preview.
      if (isLargeMove(values.change, state.before.members)) throw new ActionProblem('object.changed')
      return state
    },
  }),
  guardedAction({ ...shared, name: MOVE_ACTION, approval: 'always', readObject }),
]
