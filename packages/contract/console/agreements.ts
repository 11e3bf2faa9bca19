import * as z from 'zod/mini'

import { Timestamp } from '../kit/moments.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { contentCalls, ListedContent } from './content-calls.ts'

/** Version number of terms, chosen by staff: `2026-2`. */
export const AgreementVersion = z.string().check(z.regex(/^[\w.-]{1,40}$/))

/** Maximum number of sections of terms in one language. */
export const MAX_SECTIONS = 60

const Section = z.object({
  title: freeLine(200),
  /** HTML; the gateway removes scripts and other unsafe elements. */
  html: z.string().check(z.maxLength(20_000)),
})
export type AgreementSection = z.infer<typeof Section>

const Sections = z.object({
  language: Language,
  sections: z.array(Section).check(z.maxLength(MAX_SECTIONS)),
})

/** All that staff edits of a version of the user agreement. It ends in a language when a later version begins there. */
export const AgreementContent = z.object({
  texts: z.array(Sections).check(z.maxLength(Language.options.length)),
  /** Start of the validity; null: from the publication on. */
  from: z.nullable(Timestamp),
  until: z.null(),
})
export type AgreementContent = z.infer<typeof AgreementContent>

export const {
  list: listAgreements,
  show: showAgreementDraft,
  save: saveAgreementDraft,
  discard: discardAgreementDraft,
  publish: publishAgreement,
  stop: withdrawAgreement,
} = contentCalls({
  noun: 'user agreements',
  path: 'agreements',
  permission: 'messaging.agreement',
  key: AgreementVersion,
  content: AgreementContent,
  listed: ListedContent,
})
