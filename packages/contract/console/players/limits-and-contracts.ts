import * as z from 'zod/mini'

import { LimitPeriod } from '../../responsible-gaming/refusals.ts'
import { ExclusionLength, LimitKind } from '../../responsible-gaming/responsible-gaming.ts'
import { playerList } from './player-endpoint.ts'

const Limit = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  value: z.string(),
  used: z.string(),
  left: z.string(),
  until: z.string(),
  requested: z.nullable(z.object({ value: z.nullable(z.string()), from: z.string(), ready: z.boolean() })),
})

export const listPlayerLimits = playerList({
  summary: 'Returns the time-outs and exclusions of a player, the limits with their use, and all changes of them.',
  part: 'limits',
  permission: 'responsible-gaming.limit.read',
  /** An event of responsible gaming. */
  row: z.object({
    id: z.string(),
    at: z.string(),
    action: z.string(),
    /** Values by name: `kind`, `period` and `value` of a limit, `length` of an exclusion, `because`, `from`. */
    detail: z.record(z.string(), z.string()),
  }),
  extra: {
    limits: z.array(Limit),
    exclusions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['timeOut', 'exclusion']),
        length: ExclusionLength,
        beganAt: z.string(),
        endsAt: z.nullable(z.string()),
        liftedAt: z.nullable(z.string()),
        correctionReason: z.nullable(z.string()),
        isInForce: z.boolean(),
      }),
    ),
    realityMinutes: z.number(),
  },
  filter: {},
})

export const listPlayerContracts = playerList({
  summary: 'Returns the contracts of a player with the upline and with direct downlines.',
  part: 'contracts',
  permission: 'agents.contract.read',
  row: z.object({
    id: z.string(),
    side: z.enum(['upline', 'downline']),
    kind: z.string(),
    category: z.string(),
    status: z.string(),
    /** The other party; null for the merchant. */
    partner: z.nullable(z.object({ id: z.string(), account: z.string() })),
    madeAt: z.string(),
    changedAt: z.string(),
  }),
  filter: {},
  extra: {},
})

export const listPlayerChanges = playerList({
  summary: 'Returns what staff did to a player: changes, refusals, and changes that await a decision.',
  part: 'changes',
  permission: 'audit.entry.read',
  row: z.object({
    id: z.string(),
    at: z.string(),
    actor: z.string(),
    action: z.string(),
    reason: z.nullable(z.string()),
    approver: z.nullable(z.string()),
    result: z.string(),
    before: z.unknown(),
    after: z.unknown(),
  }),
  extra: {
    waiting: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        reason: z.string(),
        proposedBy: z.string(),
        proposedAt: z.string(),
      }),
    ),
  },
  filter: {},
})
