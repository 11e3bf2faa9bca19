import type { TextTables } from '../../texts/text-table.ts'
import { english } from './english.ts'

export type FrameTextId = keyof typeof english

export const frameTexts: TextTables<FrameTextId> = {
  english,
  others: (locale) => import(`../../../../translations/${locale}/kit-frame.po`),
}
