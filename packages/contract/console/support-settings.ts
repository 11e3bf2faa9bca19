import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { wholeNumber } from '../kit/paging.ts'
import { freeLine, freeText } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { MAX_MESSAGE_LENGTH } from '../support/chat.ts'

/** Maximum number of snippets of a merchant in one language. */
export const MAX_SNIPPETS = 200
/** Maximum number of care words of a merchant in one language. */
export const MAX_CARE_WORDS = 200
const DAY_MINUTES = 1_440

/** Placeholder of a snippet for the player's account. */
export const ACCOUNT_PLACEHOLDER = '{account}'

/** Word with which a snippet is inserted after `/`. */
export const SnippetCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,29}$/))

/** Version that was read; 0 for what does not exist yet. */
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

const Snippet = z.object({
  language: Language,
  code: z.string(),
  text: z.string(),
  version: z.number(),
  changedAt: z.string(),
  changedBy: z.string(),
})
export type Snippet = z.infer<typeof Snippet>

export const listSnippets = staffEndpoint({
  summary: 'Returns the texts that staff insert into answers, of one language or of all.',
  method: 'GET',
  path: '/console/m/:merchant/support/snippets',
  permission: 'support.snippet.read',
  input: z.object({ merchant: Scope, language: z.optional(Language) }),
  output: z.object({ snippets: z.array(Snippet), languages: z.array(Language) }),
  refusals: {},
})

export const saveSnippet = staffEndpoint({
  summary: 'Changes a snippet, or adds one.',
  method: 'PUT',
  path: '/console/m/:merchant/support/snippets/:language/:code',
  permission: 'support.snippet.update',
  input: z.object({
    merchant: Scope,
    language: Language,
    code: SnippetCode,
    text: freeText(MAX_MESSAGE_LENGTH).check(z.minLength(1)),
    version: Version,
  }),
  output: z.object({ version: z.number() }),
  refusals: {
    /** Another person has changed, added or deleted it since it was read. */
    'support.snippet.changed': NoDetails,
    'support.snippet.limit': z.object({ limit: z.number() }),
    /** A placeholder other than `{account}`. */
    'support.snippet.placeholder': z.object({ placeholder: z.string() }),
    /** The site does not have the language. */
    'support.language.unknown': NoDetails,
  },
})

export const deleteSnippet = staffEndpoint({
  summary: 'Deletes a snippet; a repeated call changes nothing.',
  method: 'DELETE',
  path: '/console/m/:merchant/support/snippets/:language/:code',
  permission: 'support.snippet.update',
  input: z.object({ merchant: Scope, language: Language, code: SnippetCode, version: Version }),
  output: Nothing,
  refusals: { 'support.snippet.changed': NoDetails },
})

const Shift = z.object({
  /** ISO weekday, 1 for Monday. */
  day: wholeNumber(1, 7),
  /** Minutes of the merchant's day. An end that is not after the start is on the next day. */
  from: wholeNumber(0, DAY_MINUTES - 1),
  till: wholeNumber(1, DAY_MINUTES),
})
export type SupportShift = z.infer<typeof Shift>

const ClosedText = z.object({ language: Language, text: freeText(300) })
const CareWords = z.object({ language: Language, words: z.array(z.string()), version: z.number() })

export const showSupportSettings = staffEndpoint({
  summary: 'Returns the opening hours of customer service, the text outside of them, and the care words.',
  method: 'GET',
  path: '/console/m/:merchant/support/settings',
  permission: 'support.setting.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    /** Null: always open. Days without a shift are closed. */
    shifts: z.nullable(z.array(z.object({ day: z.number(), from: z.number(), till: z.number() }))),
    closedTexts: z.array(z.object({ language: Language, text: z.string() })),
    version: z.number(),
    careWords: z.array(CareWords),
    languages: z.array(Language),
  }),
  refusals: {},
})

export const setSupportHours = staffEndpoint({
  summary: 'Changes the opening hours of customer service, and the text that players read outside of them.',
  method: 'PUT',
  path: '/console/m/:merchant/support/hours',
  permission: 'support.setting.update',
  input: z.object({
    merchant: Scope,
    shifts: z.nullable(
      z.array(Shift).check(
        z.maxLength(7),
        z.refine((shifts) => new Set(shifts.map(({ day }) => day)).size === shifts.length, { path: ['shifts'] }),
      ),
    ),
    /** An empty text removes it: players then read the app's own text. */
    closedTexts: z.array(ClosedText).check(z.maxLength(Language.options.length)),
    version: Version,
  }),
  output: z.object({ version: z.number() }),
  refusals: { 'support.settings.changed': NoDetails, 'support.language.unknown': NoDetails },
})

export const setCareWords = staffEndpoint({
  summary: 'Changes the words of a language that raise a flag when a player writes them.',
  method: 'PUT',
  path: '/console/m/:merchant/support/care-words/:language',
  permission: 'support.setting.update',
  input: z.object({
    merchant: Scope,
    language: Language,
    words: z.array(freeLine(60).check(z.minLength(2))).check(z.maxLength(MAX_CARE_WORDS)),
    version: Version,
  }),
  output: z.object({ version: z.number() }),
  refusals: { 'support.settings.changed': NoDetails, 'support.language.unknown': NoDetails },
})
