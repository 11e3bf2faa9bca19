import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { ExclusionLength, LimitKind } from '../responsible-gaming/responsible-gaming.ts'
import { ExclusionKind, LimitPeriod } from '../responsible-gaming/refusals.ts'
import { Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { InteractionTrigger } from './list-filters.ts'
import { playerRefusals } from './players/player-endpoint.ts'

export const InteractionChannel = z.enum(['phone', 'chat', 'mail', 'message', 'letter', 'none'])
export type InteractionChannel = z.infer<typeof InteractionChannel>

/** Measures that staff can consider. */
export const InteractionMeasure = z.enum([
  'information',
  'call',
  'limit',
  'timeOut',
  'exclusion',
  'noMarketing',
  'noBonus',
  'block',
])
export type InteractionMeasure = z.infer<typeof InteractionMeasure>

const ListedPlayer = z.object({ id: z.string(), account: z.string() })

/** Sums of a period from the ledger, in units of the currency. A negative result is a loss of the player. */
const Figures = z.object({ deposits: z.string(), withdrawals: z.string(), result: z.string() })
export type InteractionFigures = z.infer<typeof Figures>

const cursor = { after: z.optional(RowNumber) }

export const listExclusions = staffEndpoint({
  summary: 'Returns the time-outs and self-exclusions of a merchant’s players, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/responsible-gaming/exclusions',
  permission: 'responsible-gaming.limit.read',
  input: z.object({
    merchant: Scope,
    kind: z.optional(ExclusionKind),
    state: z.optional(z.enum(['inForce', 'ended'])),
    ...cursor,
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        player: ListedPlayer,
        kind: ExclusionKind,
        length: ExclusionLength,
        beganAt: z.string(),
        /** End of the minimum length; null if it is permanent. */
        endsAt: z.nullable(z.string()),
        /** Time from which the player may play again; null if it has not been determined. */
        liftedAt: z.nullable(z.string()),
        reinstatementRequestedAt: z.nullable(z.string()),
        correctionReason: z.nullable(z.string()),
        isInForce: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: {},
})

export const listLimits = staffEndpoint({
  summary: 'Returns the play limits of a merchant’s players, those of the newest accounts first.',
  method: 'GET',
  path: '/console/m/:merchant/responsible-gaming/limits',
  permission: 'responsible-gaming.limit.read',
  input: z.object({
    merchant: Scope,
    kind: z.optional(LimitKind),
    /** Only limits with a requested increase. */
    change: z.optional(z.literal('requested')),
    /** Id of the last player of the previous page. */
    ...cursor,
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        player: ListedPlayer,
        kind: LimitKind,
        period: LimitPeriod,
        /** An amount, or whole minutes of the session time. */
        value: z.string(),
        setAt: z.string(),
        /** Requested increase: a higher limit, or null for none, and the time from which the player can confirm it. */
        requested: z.nullable(z.object({ value: z.nullable(z.string()), from: z.string() })),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: {},
})

const Interaction = {
  id: z.string(),
  player: ListedPlayer,
  at: z.string(),
  author: z.string(),
  trigger: InteractionTrigger,
  channel: InteractionChannel,
  considered: z.array(InteractionMeasure),
  done: z.array(InteractionMeasure),
  note: z.string(),
}

export const listInteractions = staffEndpoint({
  summary: 'Returns interactions about safer play, newest first: of a merchant, or of one player.',
  method: 'GET',
  path: '/console/m/:merchant/responsible-gaming/interactions',
  permission: 'responsible-gaming.interaction.read',
  input: z.object({
    merchant: Scope,
    player: z.optional(RowNumber),
    trigger: z.optional(InteractionTrigger),
    ...cursor,
  }),
  output: z.object({ rows: z.array(z.object(Interaction)), next: z.nullable(z.string()) }),
  refusals: {},
})

export const showInteraction = staffEndpoint({
  summary: 'Returns an interaction with what was seen, and the figures of the 7 and 30 days after it.',
  method: 'GET',
  path: '/console/m/:merchant/responsible-gaming/interactions/:id',
  permission: 'responsible-gaming.interaction.read',
  input: z.object({ merchant: Scope, id: RowNumber }),
  output: z.object({
    interaction: z.object(Interaction),
    currency: z.string(),
    seen: z.object({
      days7: Figures,
      days30: Figures,
      /** Number of play limits. */
      limits: z.int(),
      isExcluded: z.boolean(),
    }),
    /** Null until the days are over. */
    after: z.object({ days7: z.nullable(Figures), days30: z.nullable(Figures) }),
  }),
  refusals: {
    /** It does not exist at this merchant. */
    'interaction.not.found': NoDetails,
  },
})

export const listInteractionDrafts = staffEndpoint({
  summary: 'Returns interactions that messages of players with care words have begun, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/responsible-gaming/drafts',
  permission: 'responsible-gaming.interaction.read',
  input: z.object({ merchant: Scope, ...cursor }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        player: ListedPlayer,
        at: z.string(),
        /** Words of the message that may show harm by play. */
        words: z.array(z.string()),
        /** Beginning of the message. */
        quote: z.string(),
        /** Id of the case of customer service. */
        supportCase: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: {},
})

const draftRefusals = {
  /** It does not exist at this merchant, or belongs to another player. */
  'interaction.draft.not_found': NoDetails,
  /** Another person has recorded or dismissed it. */
  'interaction.draft.closed': z.object({ by: z.string() }),
}

export const dismissInteractionDraft = staffEndpoint({
  summary: 'Dismisses a begun interaction with a reason; a repeated call changes nothing.',
  method: 'POST',
  path: '/console/m/:merchant/responsible-gaming/drafts/:id/dismiss',
  permission: 'responsible-gaming.interaction.update',
  input: z.object({ merchant: Scope, id: RowNumber, reason: Reason }),
  output: Nothing,
  refusals: draftRefusals,
})

export const recordInteraction = staffEndpoint({
  summary: 'Records an interaction with a player about safer play, with the figures that are known at this time.',
  method: 'POST',
  path: '/console/m/:merchant/responsible-gaming/interactions',
  permission: 'responsible-gaming.interaction.update',
  input: z
    .object({
      merchant: Scope,
      player: RowNumber,
      trigger: InteractionTrigger,
      channel: InteractionChannel,
      considered: z.array(InteractionMeasure).check(z.minLength(1), z.maxLength(InteractionMeasure.options.length)),
      /** Measures taken, all of them among the considered ones. */
      done: z.array(InteractionMeasure).check(z.maxLength(InteractionMeasure.options.length)),
      /** The draft that the record completes. */
      draft: z.optional(RowNumber),
      /** What was said, and why other measures were not taken. */
      note: freeText(2_000).check(z.minLength(3)),
      /** A repeated call with this key has no further effect. */
      key: z.uuid(),
    })
    .check(
      z.refine(({ considered, done }) => done.every((measure) => considered.includes(measure)), { path: ['done'] }),
    ),
  output: z.object({ id: z.string() }),
  refusals: { ...playerRefusals, ...draftRefusals },
})
