import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: '掷骰',
  under: '小于 {edge}',
  over: '{edge} 及以上',
  chanceToWin: '中奖概率',
  lessLikely: '概率更低，赔付更高',
  moreLikely: '概率更高，赔付更低',
  rolled: '掷出 {number}',
  howRoll: '一颗有 10,000 面的骰子，从 00.00 到 99.99，只掷一次。您选择它落在您的界线之下还是之上，以及概率有多大。',
  howPrice: '赔率是 99% 除以概率。可选的概率，都使赔率在任何注额下派付整分。',
  howDraw: '掷出的是第一个小于 10,000 的数；它的最后两位写在小数点后。',
}
