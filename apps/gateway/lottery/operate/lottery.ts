import type { Subject } from '../../operator/kit/command.ts'
import { list } from './lottery-games.ts'
import { enterResult, listDraws, reverseResult, showDraw, voidDraw } from './lottery-draws.ts'
import { limits } from './lottery-limits.ts'
import { release, suspend } from './lottery-numbers.ts'
import { play, sale } from './lottery-sale.ts'
import { debts, series } from './lottery-series.ts'
import { special } from './lottery-special.ts'

export const lottery: Subject = {
  name: 'lottery',
  about: 'lotteries, their draws and results, and members’ prize series',
  commands: [
    list,
    sale,
    play,
    special,
    suspend,
    release,
    listDraws,
    showDraw,
    enterResult,
    voidDraw,
    reverseResult,
    series,
    limits,
    debts,
  ],
}
