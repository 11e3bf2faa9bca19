import { setSupportHours } from '@ante/contract/console/support-settings.ts'
import type { setCareWords, showSupportSettings, SupportShift } from '@ante/contract/console/support-settings.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Language as AnyLanguage } from '@ante/contract/merchant/language.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { careWordsOf, lockedSettings, putCareWords, putSettings, settingsOf } from '../../support/public.ts'
import type { Hours } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(setSupportHours)

/** Languages of the merchant's site, the default first. */
export function languagesOf({ merchants }: Pick<ScreenPorts, 'merchants'>, merchantCode: string): Language[] {
  const { defaultLanguage, languages } = merchants.of(merchantCode).settings
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}

export async function showSettings(
  ports: ScreenPorts,
  merchantCode: string,
): Promise<OutputOf<typeof showSupportSettings>> {
  const [{ hours, closedTexts, version }, lists] = await Promise.all([
    settingsOf(ports.db, merchantCode),
    careWordsOf(ports.db, merchantCode),
  ])
  return {
    shifts: hours && shiftsOf(hours),
    closedTexts: AnyLanguage.options.flatMap((language) => {
      const text = closedTexts[language]
      return text === undefined ? [] : [{ language, text }]
    }),
    version,
    careWords: lists.map((list) => ({ ...list, words: [...list.words] })),
    languages: languagesOf(ports, merchantCode),
  }
}

const shiftsOf = (hours: Hours): SupportShift[] =>
  Object.entries(hours).flatMap(([day, shift]) => (shift ? [{ day: Number(day), ...shift }] : []))

/** Stores the hours and the texts outside of them. */
export function setHours(
  ports: ScreenPorts,
  { shifts, closedTexts: texts, version }: ParsedInputOf<typeof setSupportHours>,
  context: StaffContext,
): Promise<{ version: number }> {
  const merchantCode = merchantOf(context)
  const known = languagesOf(ports, merchantCode)
  if (texts.some(({ language }) => !known.includes(language))) throw refuse('support.language.unknown')
  return inTransaction(ports.db, async (tx) => {
    const before = await lockedSettings(tx, merchantCode)
    if (before.version !== version) throw refuse('support.settings.changed')
    const hours = shifts && Object.fromEntries(shifts.map(({ day, from, till }) => [String(day), { from, till }]))
    const closedTexts = Object.fromEntries(texts.flatMap(({ language, text }) => (text ? [[language, text]] : [])))
    await putSettings(tx, merchantCode, { hours, closedTexts })
    await context.audit(tx, {
      action: 'support.hours.change',
      object: `merchant:${merchantCode}`,
      before: { hours: before.hours, closedTexts: before.closedTexts },
      after: { hours, closedTexts },
    })
    return { version: version + 1 }
  })
}

/** Stores the care words of a language. */
export function setWords(
  ports: ScreenPorts,
  { language, words: given, version }: ParsedInputOf<typeof setCareWords>,
  context: StaffContext,
): Promise<{ version: number }> {
  const merchantCode = merchantOf(context)
  if (!languagesOf(ports, merchantCode).includes(language)) throw refuse('support.language.unknown')
  const words = [...new Set(given)]
  return inTransaction(ports.db, async (tx) => {
    const before = (await careWordsOf(tx, merchantCode)).find((list) => list.language === language)
    const stored = await putCareWords(tx, { merchantCode, language, words, version })
    if (stored === null) throw refuse('support.settings.changed')
    await context.audit(tx, {
      action: 'support.care-words.change',
      object: `merchant:${merchantCode}`,
      before: { language, words: before?.words ?? [] },
      after: { language, words },
    })
    return { version: stored }
  })
}
