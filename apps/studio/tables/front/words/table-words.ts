import type { OtherTable } from '../../../studio/front/words/word-table.ts'
import type { english } from './english.ts'

export type TableWord = keyof typeof english
export type TableTable = OtherTable<TableWord>
