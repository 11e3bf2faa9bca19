import { PromotionContent } from '@ante/contract/console/promotions.ts'
import type { ContentIssue } from '@ante/contract/console/promotions.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, isPayableIn, unitsOf } from '../../kit/money.ts'
import { htmlOf } from '../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import { amountsInRules } from '../core/amounts-in-rules.ts'
import { audienceOf, audienceText } from '../core/audience-text.ts'
import { currencyOf } from '../core/currency-of.ts'
import { findTypeDefinition } from '../core/registry.ts'
import type { PromotionOptions, StoredPromotion } from '../core/stored-promotions.ts'
import type { PromotionTexts } from '../core/tables.ts'

/** Content as it is stored and approved: the texts by language, so that a difference names the language. */
export const PromotionDraftContent = z.object({
  ...PromotionContent.shape,
  texts: z.partialRecord(Language, z.object({ title: z.string(), summary: z.string(), html: z.string() })),
})
export type PromotionDraftContent = z.infer<typeof PromotionDraftContent>

const HUNDREDTHS = 100n

/** Returns the content for storage, with sanitised terms. Languages without any text are left out. */
export function draftOfPromotion({ texts, ...content }: PromotionContent): PromotionDraftContent {
  const written = texts.filter(({ title, summary, html }) => title !== '' || summary !== '' || html.trim() !== '')
  return {
    ...content,
    texts: Object.fromEntries(
      written.map(({ language, title, summary, html }) => [
        language,
        { title, summary, html: htmlOf(richTextOf(html)) },
      ]),
    ),
  }
}

/** Returns the content on the wire, the texts in the order of the languages. */
export const promotionContentOf = ({ texts, ...content }: PromotionDraftContent): PromotionContent => ({
  ...content,
  texts: Language.options.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  }),
})

/** Returns the languages without a title. */
export const missingTitles = (
  { texts }: Pick<PromotionDraftContent, 'texts'>,
  languages: readonly Language[],
): Language[] => languages.filter((language) => !texts[language]?.title)

/** Returns the content of a published promotion. */
export const contentOfPromotion = (stored: StoredPromotion): PromotionDraftContent =>
  PromotionDraftContent.parse({
    type: stored.type,
    texts: Object.fromEntries(
      Object.entries(stored.texts).map(([language, { title, summary, terms }]) => [
        language,
        { title, summary, html: htmlOf(terms) },
      ]),
    ),
    picture: stored.picture,
    audience: audienceText(stored.audience),
    quota: stored.quota,
    budget: stored.budget === null ? null : exactTextOf(stored.budget),
    claimDays: stored.reward_days,
    wagering: exactTextOf(BigInt(stored.multiple_hundredths) * HUNDREDTHS),
    position: stored.position,
    from: stored.starts_at?.toISOString() ?? null,
    until: stored.ends_at?.toISOString() ?? null,
    rules: stored.rules,
  })

/** Returns the promotion that players get from a content. The rules are those of the content, unless they are invalid. */
export function optionsOfContent(content: PromotionDraftContent): PromotionOptions {
  const rules = findTypeDefinition(content.type)?.rules.safeParse(content.rules)
  return {
    type: content.type,
    texts: textsOf(content),
    picture: content.picture,
    starts_at: content.from === null ? null : new Date(content.from),
    ends_at: content.until === null ? null : new Date(content.until),
    position: content.position,
    audience: audienceOf(content.audience),
    quota: content.quota,
    budget: content.budget === null ? null : unitsOf(content.budget),
    reward_days: content.claimDays,
    multiple_hundredths: Number(unitsOf(content.wagering) / HUNDREDTHS),
    rules: rules?.success ? rules.data : content.rules,
  }
}

/** Returns the texts as players get them, without languages that have no title. */
const textsOf = ({ texts }: Pick<PromotionDraftContent, 'texts'>): PromotionTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { title, summary, html }]) =>
      title === '' ? [] : [[language, { title, summary, terms: richTextOf(html) }]],
    ),
  )

interface Checked {
  merchantCode: string
  content: PromotionDraftContent
  /** The published version; null for a new promotion. */
  stored: StoredPromotion | null
}

/** Returns everything that must be corrected before a content can be published. */
export async function issuesOf(db: Db, { merchantCode, content, stored }: Checked): Promise<ContentIssue[]> {
  const type = findTypeDefinition(content.type)
  if (!type || (stored && stored.type !== content.type)) return [issue('type', 'type')]
  const parsed = type.rules.safeParse(content.rules)
  if (!parsed.success) return [...limitIssues(content, stored), ...ruleIssues(parsed.error.issues)]
  const currency = await currencyOf(db, merchantCode)
  const amounts = [...amountsInRules(parsed.data), ...(content.budget === null ? [] : [unitsOf(content.budget)])]
  const sentence = (await type.problemOf?.(db, merchantCode, parsed.data)) ?? null
  return [
    ...limitIssues(content, stored),
    ...(amounts.every((amount) => isPayableIn(currency, amount)) ? [] : [issue('rules', 'not_payable')]),
    ...(sentence === null ? [] : [{ ...issue('rules', 'sentence'), text: sentence }]),
  ]
}

const issue = (path: string, problem: ContentIssue['problem']): ContentIssue => ({ path, problem, text: '' })

function limitIssues({ from, until, quota, budget }: PromotionDraftContent, stored: StoredPromotion | null) {
  const units = budget === null ? null : unitsOf(budget)
  return [
    ...(from !== null && until !== null && until <= from ? [issue('until', 'period')] : []),
    ...(quota !== null && quota < (stored?.granted_count ?? 0) ? [issue('quota', 'below_granted')] : []),
    ...(units === 0n ? [issue('budget', 'invalid')] : []),
    ...(units !== null && units < (stored?.granted_amount ?? 0n) ? [issue('budget', 'below_granted')] : []),
  ]
}

interface SchemaIssue {
  code: string
  path: PropertyKey[]
  keys?: string[]
  input?: unknown
}

/** Returns the issues of a schema by the paths of their fields. A field without a value is missing. */
function ruleIssues(found: readonly SchemaIssue[]): ContentIssue[] {
  return found.flatMap(({ code, path, keys, input }) => {
    const at = ['rules', ...path.map(String)].join('.')
    if (code === 'unrecognized_keys') return (keys ?? []).map((key) => issue(`${at}.${key}`, 'unknown'))
    return [issue(at, code === 'invalid_type' && input === undefined ? 'missing' : 'invalid')]
  })
}
