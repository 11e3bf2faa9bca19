import { combineTables } from '../../../kit/front/texts/combine-tables.ts'
import { tableTexts } from '../../../tables/front/texts/table-texts.ts'
import type { TableTextId } from '../../../tables/front/texts/table-texts.ts'
import { english } from './english.ts'

export type RouletteTextId = keyof typeof english

/** Words of all table games, plus those of this game. */
export const texts = combineTables<TableTextId, RouletteTextId>(tableTexts, {
  english,
  others: (locale) => import(`../../../translations/${locale}/roulette.po`),
})
