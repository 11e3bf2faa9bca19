import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { tableTexts } from '../../../tables/front/texts/table-texts.ts'
import type { TableTextId } from '../../../tables/front/texts/table-texts.ts'
import { english } from './english.ts'

export type ArenaTextId = keyof typeof english

/** Words of all table games, plus those of this game. */
export const texts = combineTables<TableTextId, ArenaTextId>(tableTexts, {
  english,
  others: (locale) => import(`../../../translations/${locale}/cockfight.po`),
})
