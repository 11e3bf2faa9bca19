import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { AmountText } from '../kit/money.ts'
import { Timestamp } from '../kit/moments.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { PromotionId, PromotionType } from '../promotions/promotion-type.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { PromotionState } from './list-filters.ts'
import { PromotionAudience } from './promotion-parts.ts'

/** A path of the site, or an https address. */
const Address = z.string().check(z.regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s/?#\\][^\s\\]*)$/), z.maxLength(500))

const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** Maximum length of the rules as JSON: more than the longest list of missions has. */
const RULES_LIMIT = 20_000

const TextIn = z.object({
  language: Language,
  title: freeLine(120),
  summary: freeLine(300),
  /** Terms as HTML; the gateway removes scripts and other unsafe elements. */
  html: z.string().check(z.maxLength(20_000)),
})

/** All that staff edits of a promotion. */
export const PromotionContent = z.object({
  type: PromotionType,
  texts: z.array(TextIn).check(z.maxLength(Language.options.length)),
  picture: z.nullable(Address),
  audience: PromotionAudience,
  /** Maximum number of rewards; null for no limit. */
  quota: z.nullable(count(1, 100_000_000)),
  /** Maximum total of rewards; null for no limit. */
  budget: z.nullable(AmountText),
  /** Days in which a reward can be claimed. */
  claimDays: count(1, 365),
  /** Wagering requirement as a multiple of the reward, with at most two decimals; 0 for none. */
  wagering: z.string().check(z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/)),
  /** Lower numbers are shown first. */
  position: count(0, 1_000_000),
  /** Null: from the publication on. */
  from: z.nullable(Timestamp),
  until: z.nullable(Timestamp),
  /** Rules of the type, by the schemas of `promotionRules`; the gateway validates them. */
  rules: z
    .record(z.string().check(z.maxLength(40)), z.unknown())
    .check(z.refine((rules) => JSON.stringify(rules).length <= RULES_LIMIT, { params: { maxLength: RULES_LIMIT } })),
})
export type PromotionContent = z.infer<typeof PromotionContent>

/** A field that is not valid. `path` names it: `budget`, or `rules.missions.0.reward`. */
const ContentIssue = z.object({
  path: z.string(),
  problem: z.enum(['missing', 'invalid', 'unknown', 'type', 'period', 'below_granted', 'not_payable', 'sentence']),
  /** Sentence of the type about its rules, in English; empty for other problems. */
  text: z.string(),
})
export type ContentIssue = z.infer<typeof ContentIssue>

const PublishedState = z.enum(['scheduled', 'live', 'ended', 'closed', 'unopened'])

const Listed = z.object({
  /** Cursor of the list. */
  id: z.string(),
  code: PromotionId,
  type: PromotionType,
  /** Title in the merchant's language, else in any; empty for a draft without one. */
  title: z.string(),
  audience: z.string(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Number and total of the granted rewards. */
  granted: z.object({ count: z.number(), amount: z.string() }),
  quota: z.nullable(z.number()),
  budget: z.nullable(z.string()),
  /** Languages of the site without a text. */
  missing: z.array(Language),
  /** State of the edited version; null without one. */
  draft: z.nullable(z.enum(['draft', 'review'])),
  /** State of the published version; null without one. `unopened` was created by a command, and never opened. */
  published: z.nullable(PublishedState),
})
export type ListedPromotion = z.infer<typeof Listed>

const one = { merchant: Scope, code: PromotionId }

export const listPromotions = staffEndpoint({
  summary: 'Returns promotions and drafts, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/promotions',
  permission: 'promotions.promotion.read',
  input: z.object({
    merchant: Scope,
    state: z.optional(PromotionState),
    type: z.optional(PromotionType),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({
    promotions: z.array(Listed),
    next: z.nullable(z.string()),
    /** Number of languages of the site. */
    languages: z.number(),
  }),
  refusals: {},
})

/** Counts and sums of the players who take part in a promotion. */
const Participation = z.object({
  /** Players who joined and have not earned the reward. */
  joined: z.number(),
  /** Applications under review. */
  applying: z.number(),
  /** Rewards that can still be claimed. */
  claimable: z.object({ count: z.number(), amount: z.string() }),
  claimed: z.object({ count: z.number(), amount: z.string() }),
})

export const showPromotion = staffEndpoint({
  summary: 'Returns a promotion: its published version, its draft, and the address of a preview.',
  method: 'GET',
  path: '/console/m/:merchant/promotions/:code',
  permission: 'promotions.promotion.read',
  input: z.object(one),
  output: z.object({
    code: PromotionId,
    /** Languages of the site, the default first. */
    languages: z.array(Language),
    /** Deposit bonuses that promotions of the types of deposits can show. */
    bonuses: z.array(z.object({ code: z.string(), deposit: z.nullable(z.number()) })),
    published: z.nullable(
      z.object({
        state: PublishedState,
        content: PromotionContent,
        /** Null while it is open, and for one closed by a command. */
        closed: z.nullable(z.object({ at: z.string(), reason: z.nullable(z.string()) })),
        players: Participation,
      }),
    ),
    draft: z.nullable(
      z.object({
        version: z.number(),
        content: PromotionContent,
        editedBy: z.string(),
        editedAt: z.string(),
        /** Languages of the site without a text. */
        missing: z.array(Language),
        /** Id of the change request that awaits another person; null before the draft is sent to review. */
        change: z.nullable(z.string()),
        /** What must be corrected before the publication. */
        issues: z.array(ContentIssue),
      }),
    ),
    /** Page of the site that shows the draft, else the published version, for an hour. Null without a text. */
    preview: z.nullable(z.string()),
  }),
  refusals: { 'promotion.not.found': NoDetails },
})

const DraftVersion = count(1, 1_000_000)

const draftRefusals = {
  /** The draft was changed since it was read, or was published or discarded. */
  'promotion.changed': NoDetails,
  /** The draft awaits another person: withdraw the request before it is edited. */
  'promotion.in_review': NoDetails,
}

export const savePromotion = staffEndpoint({
  summary: 'Stores the draft of a promotion. Players see it only once it is published.',
  method: 'PUT',
  path: '/console/m/:merchant/promotions/:code/draft',
  permission: 'promotions.promotion.update',
  approval: 'promotions.promotion.update',
  input: z.object({
    ...one,
    content: PromotionContent,
    /** Version that was read; null for the first draft. */
    version: z.nullable(DraftVersion),
  }),
  output: z.object({ version: z.number() }),
  refusals: {
    ...draftRefusals,
    /** The code belongs to a promotion; a copy needs another one. */
    'promotion.exists': NoDetails,
  },
})

export const discardPromotionDraft = staffEndpoint({
  summary: 'Deletes the draft of a promotion. The published version stays.',
  method: 'DELETE',
  path: '/console/m/:merchant/promotions/:code/draft',
  permission: 'promotions.promotion.update',
  approval: 'promotions.promotion.update',
  input: z.object(one),
  output: z.object({}),
  refusals: { 'promotion.in_review': NoDetails, 'promotion.not.found': NoDetails },
})

export const publishPromotion = staffEndpoint({
  summary: 'Requests the publication of a draft. Without the right to publish alone, it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/promotions/:code/publication',
  permission: 'promotions.promotion.update',
  approval: 'promotions.promotion.update',
  input: z.object({
    ...one,
    /** Version that was read. */
    version: DraftVersion,
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: {
    ...proposalRefusals,
    ...draftRefusals,
    'promotion.invalid': z.object({ issues: z.array(ContentIssue) }),
    /** The end of the draft is over. */
    'promotion.ended': NoDetails,
    /** Languages of the site without a text. */
    'promotion.incomplete': z.object({ missing: z.array(Language) }),
  },
})

export const endPromotion = staffEndpoint({
  summary: 'Ends a promotion for all players at once. Granted rewards can still be claimed.',
  method: 'POST',
  path: '/console/m/:merchant/promotions/:code/end',
  permission: 'promotions.promotion.update',
  approval: 'promotions.promotion.update',
  input: z.object({ ...one, reason: Reason }),
  output: z.object({}),
  refusals: {
    'promotion.not.found': NoDetails,
    /** It is closed or over already. */
    'promotion.not_running': NoDetails,
  },
})
