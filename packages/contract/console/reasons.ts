import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { ReasonCode, ReasonKind } from './review-parts.ts'

/** Maximum number of reasons of a merchant. */
export const MAX_REASONS = 100

/** Text for the player in one language. */
const ReasonText = z.object({ language: Language, text: freeLine(300) })

const ReasonVersion = z.int().check(z.minimum(0), z.maximum(1_000_000))

const EditedReason = z.object({
  code: z.string(),
  kind: ReasonKind,
  label: z.string(),
  words: z.array(ReasonText),
  isActive: z.boolean(),
  /** Languages of the merchant without a text. */
  missing: z.array(Language),
  /** Label and texts of the default, in the languages of the site; null for a reason that the merchant has added. */
  defaults: z.nullable(z.object({ label: z.string(), words: z.array(ReasonText) })),
  /** Whether label or texts differ from the default, or there is none. */
  isOwn: z.boolean(),
  /** Increases with each change; 0 for an unchanged default. */
  version: z.number(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
})
export type EditedReason = z.infer<typeof EditedReason>

export const listReasons = staffEndpoint({
  summary: 'Returns the reasons of decisions about withdrawals and deposits, with their texts for players.',
  method: 'GET',
  path: '/console/m/:merchant/reasons',
  permission: 'cashier.reason.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    /** Languages of the merchant's site, the default first. */
    languages: z.array(Language),
    reasons: z.array(EditedReason),
  }),
  refusals: {},
})

export const restoreReason = staffEndpoint({
  summary: 'Restores the default text of a reason in one language, or its label and the texts in all languages.',
  method: 'POST',
  path: '/console/m/:merchant/reasons/:code/default',
  permission: 'cashier.reason.update',
  input: z.object({
    merchant: Scope,
    code: ReasonCode,
    language: z.optional(Language),
    /** Version that was read. */
    version: ReasonVersion,
  }),
  output: z.object({ version: z.number() }),
  refusals: {
    'reason.not.found': NoDetails,
    'reason.changed': NoDetails,
    /** The merchant has added the reason, or there is no default text in the language. */
    'reason.no_default': NoDetails,
    /** There is nothing to restore. */
    'reason.is_default': NoDetails,
  },
})

export const saveReason = staffEndpoint({
  summary: 'Changes a reason, or adds one: its label, its texts for players, and whether it can be chosen.',
  method: 'PUT',
  path: '/console/m/:merchant/reasons/:code',
  permission: 'cashier.reason.update',
  input: z.object({
    merchant: Scope,
    code: ReasonCode,
    /** Kind of a new reason. The kind of an existing reason never changes. */
    kind: ReasonKind,
    label: freeLine(80).check(z.minLength(3)),
    words: z.array(ReasonText).check(z.maxLength(Language.options.length)),
    isActive: z.boolean(),
    /** Version that was read; null for a new reason. */
    version: z.nullable(ReasonVersion),
  }),
  output: z.object({ version: z.number() }),
  refusals: {
    /** There is a reason with this code. */
    'reason.exists': NoDetails,
    'reason.not.found': NoDetails,
    'reason.changed': NoDetails,
    /** An active reason must have a text in each language of the site. */
    'reason.incomplete': z.object({ missing: z.array(Language) }),
    /** The last active reason of a kind cannot be deactivated. */
    'reason.last': NoDetails,
    'reason.too.many': z.object({ atMost: z.number() }),
  },
})
