import { PromotionContent } from '@ante/contract/console/promotions.ts'
import { Language, languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { timeText } from '../lib/times.ts'
import { useAudienceText } from './audience-text.ts'
import { promotionTypeText } from './promotion-texts.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  PromotionContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), summary: z.string(), html: z.string() })),
])
const Shown = z.object({ ...PromotionContent.shape, texts: Texts })

/** Returns a function that names the fields of a promotion's content, for comparisons; null for anything else. */
export function usePromotionFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const { zone, currency } = useSite()
  const audienceText = useAudienceText()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    return {
      [t`Type`]: t(promotionTypeText[data.type]),
      [t`Players`]: audienceText(data.audience),
      ...ruleTexts(data.rules, t`Rule`),
      [t`Budget`]: data.budget === null ? t`No limit` : `${amountText(data.budget)} ${currency ?? ''}`.trim(),
      [t`Number of rewards`]: data.quota === null ? t`No limit` : String(data.quota),
      [t`Wagering`]: data.wagering,
      [t`Days to claim`]: String(data.claimDays),
      [t`Picture`]: data.picture ?? '',
      [t`Position`]: String(data.position),
      [t`From`]: data.from === null ? t`Publication` : timeText(data.from, zone),
      [t`Until`]: data.until === null ? t`No end` : timeText(data.until, zone),
      ...textFields(data.texts, [t`Title`, t`Summary`, t`Terms`]),
    }
  }
}

/** Returns the values of rules by their paths: `missions 1 reward`. */
function ruleTexts(rules: unknown, name: string): Record<string, string> {
  if (typeof rules !== 'object' || rules === null) return { [name]: String(rules) }
  const parts = Object.entries(rules).map(([key, value]) => {
    const part = Array.isArray(rules) ? String(Number(key) + 1) : key
    return ruleTexts(value, `${name} · ${part}`)
  })
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

function textFields(
  texts: z.infer<typeof Texts>,
  [title, summary, terms]: readonly [string, string, string],
): Record<string, string> {
  const list = Array.isArray(texts)
    ? texts
    : Language.options.flatMap((language) => {
        const one = texts[language]
        return one ? [{ language, ...one }] : []
      })
  return Object.fromEntries(
    list
      .toSorted((one, other) => one.language.localeCompare(other.language))
      .flatMap((one) => {
        const { name } = languages[one.language]
        return [
          [`${title} · ${name}`, one.title],
          [`${summary} · ${name}`, one.summary],
          [`${terms} · ${name}`, one.html],
        ]
      }),
  )
}
