import { frameTexts } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import { translatorIn } from '../../../kit/front/texts/text-table.ts'
import type { Translator, TextTables } from '../../../kit/front/texts/text-table.ts'
import { english } from './english.ts'
import type { FairPageKey } from './english.ts'

const texts: TextTables<FairPageKey> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/fair.po`),
}

/** Translator with the texts of this page, and the games' texts for results of stakes. */
export type FairTranslator = Translator<FairPageKey | FrameTextId>

/** Returns the translator of a language; its currency does not matter, because the page shows no amounts. */
export const fairTranslatorIn = (language: string): Promise<FairTranslator> =>
  translatorIn(texts, { language, currency: 'EUR' }, frameTexts)
