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

/** Results of stakes use the words of the games. */
export type FairTranslator = Translator<FairPageKey | FrameTextId>

/** No money amounts are displayed here. */
export const fairTranslatorIn = (language: string): Promise<FairTranslator> =>
  translatorIn(texts, { language, currency: 'EUR' }, frameTexts)
