import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { Translator, TextTables } from '../../../kit/front/texts/text-table.ts'
import { english } from './english.ts'

export type BookTextId = keyof typeof english
export type BookTranslator = Translator<BookTextId | FrameTextId>

export const bookTexts: TextTables<BookTextId> = {
  english,
  others: (locale) => import(`../../../translations/${locale}/book.po`),
}
