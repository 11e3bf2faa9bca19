import { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import { Language, languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { useSite } from '../lib/site.ts'
import { timeText } from '../lib/times.ts'
import { executionText, typeText } from './announcement-texts.ts'
import { useAudienceText } from './audience-text.ts'

/** Texts of a change request by language, or of a call as a list. */
const Texts = z.union([
  AnnouncementContent.shape.texts,
  z.partialRecord(Language, z.object({ title: z.string(), html: z.string() })),
])
const Shown = z.object({ ...AnnouncementContent.shape, texts: Texts })

/** Returns a function that names the fields of an announcement's content, for comparisons; null for anything else. */
export function useContentFields(): (content: unknown) => Record<string, string> | null {
  const { t } = useLingui()
  const { zone } = useSite()
  const audienceText = useAudienceText()
  const frequencyText = useFrequencyText()
  return (value) => {
    const { data } = Shown.safeParse(value)
    if (!data) return null
    const isPopup = data.type === 'PU'
    const yes = (is: boolean) => (is ? t`Yes` : t`No`)
    return {
      [t`Type`]: t(typeText[data.type]),
      ...textFields(data.texts, t`Title`, t`Text`),
      [t`Picture`]: data.picture ?? '',
      [t`Link`]: data.link ?? '',
      ...(isPopup && {
        [t`Shown to`]: data.execution ? t(executionText[data.execution]) : '',
        [t`How often`]: frequencyText(data.frequency),
        [t`On any page`]: yes(data.everywhere),
        [t`Waits while money is moving`]: yes(data.quiet),
      }),
      [t`Group`]: audienceText(data.audience),
      [t`Priority`]: String(data.priority),
      [t`From`]: data.from === null ? t`Publication` : timeText(data.from, zone),
      [t`Until`]: data.until === null ? t`No end` : timeText(data.until, zone),
    }
  }
}

function textFields(texts: z.infer<typeof Texts>, title: string, text: string): Record<string, string> {
  const list = Array.isArray(texts)
    ? texts
    : Language.options.flatMap((language) => {
        const one = texts[language]
        return one ? [{ language, ...one }] : []
      })
  return Object.fromEntries(
    list.flatMap((one) => [
      [`${title} · ${languages[one.language].name}`, one.title],
      [`${text} · ${languages[one.language].name}`, one.html],
    ]),
  )
}

/** Returns a formatter for limits of popups: `week:3`. */
export function useFrequencyText(): (frequency: string | null) => string {
  const { t } = useLingui()
  return (frequency) => {
    if (frequency === null) return t`Until closed`
    if (frequency === 'once') return t`Once`
    if (frequency === 'day') return t`Once a day`
    const times = frequency.replace('week:', '')
    return times === '1' ? t`Once a week` : t`${times} times a week`
  }
}
