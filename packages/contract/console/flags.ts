import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of scheduled changes of a merchant that have not taken effect. */
export const MAX_SCHEDULED_FLAGS = 100

/** Maximum length of a time in ISO 8601. */
const MAX_TIME_LENGTH = 40

export const FlagName = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/))

const ScheduledSwitch = z.object({
  id: z.string(),
  isOn: z.boolean(),
  /** Time from which the state applies. */
  at: z.string(),
  reason: z.string(),
  requestedBy: z.string(),
})
export type ScheduledSwitch = z.infer<typeof ScheduledSwitch>

const ListedFlag = z.object({
  flag: z.string(),
  /** Function of the flag; empty for a flag that no code reads any more. */
  meaning: z.string(),
  /** Whether a change needs two persons. */
  isGuarded: z.boolean(),
  /** Flag that must also be on; null without one. */
  wider: z.nullable(z.string()),
  /** Flags that are off while this one is off. */
  narrower: z.array(z.string()),
  /** Pages of the players' app that it opens, by path; those of narrower flags too. */
  pages: z.array(z.string()),
  /** State by merchant, as stored; a merchant that never set the flag is missing, and the flag is off there. */
  states: z.record(z.string(), z.boolean()),
  /** Last change at the merchant of the call; null if there was none. */
  changed: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
  scheduled: z.array(ScheduledSwitch),
})
export type ListedFlag = z.infer<typeof ListedFlag>

export const listFlags = staffEndpoint({
  summary: 'Returns the flags with their states at each merchant whose flags the caller may read.',
  method: 'GET',
  path: '/console/m/:merchant/flags',
  permission: 'merchant.flag.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    /** Merchants of the states, that of the call first. */
    merchants: z.array(z.object({ code: z.string(), name: z.string() })),
    flags: z.array(ListedFlag),
  }),
  refusals: {},
})

export const switchFlag = staffEndpoint({
  summary: 'Switches a flag on or off, now or at a later time. Some flags need the approval of another person.',
  method: 'PUT',
  path: '/console/m/:merchant/flags/:flag',
  permission: 'merchant.flag.update',
  approval: 'merchant.flag.update',
  input: z.object({
    merchant: Scope,
    flag: FlagName,
    isOn: z.boolean(),
    /** State that the caller has seen: if it differs, the change is refused. */
    seen: z.boolean(),
    /** Time from which the new state applies; without it at once. */
    at: z.optional(z.iso.datetime().check(z.maxLength(MAX_TIME_LENGTH))),
    reason: Reason,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: proposalRefusals,
})

export const cancelScheduledFlag = staffEndpoint({
  summary: 'Cancels a scheduled change of a flag.',
  method: 'DELETE',
  path: '/console/m/:merchant/scheduled-flags/:id',
  permission: 'merchant.flag.update',
  input: z.object({ merchant: Scope, id: RowNumber }),
  output: z.object({}),
  refusals: {
    /** It took effect, was cancelled, or never existed at this merchant. */
    'flag.schedule.ended': NoDetails,
  },
})
