import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: '擲骰',
  under: '小於 {edge}',
  over: '{edge} 及以上',
  chanceToWin: '贏的機率',
  lessLikely: '機率更低，賠付更高',
  moreLikely: '機率更高，賠付更低',
  rolled: '擲出 {number}',
  howRoll: '一顆有 10,000 面的骰子，從 00.00 到 99.99，只擲一次。您選擇它落在您的界線之下還是之上，以及機率有多大。',
  howPrice: '賠率是 99% 除以機率。可選的機率，都使賠率在任何注額下派付整分。',
  howDraw: '擲出的是第一個小於 10,000 的數；它的最後兩位寫在小數點後。',
}
