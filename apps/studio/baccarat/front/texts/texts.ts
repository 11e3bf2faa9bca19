import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { tableTexts } from '../../../tables/front/texts/table-texts.ts'
import type { TableTextId } from '../../../tables/front/texts/table-texts.ts'
import { english } from './english.ts'

export type BaccaratTextId = keyof typeof english

/** Words of all table games, plus those of this game. */
export const texts = combineTables<TableTextId, BaccaratTextId>(tableTexts, {
  english,
  others: (locale) => import(`../../../translations/${locale}/baccarat.po`),
})
