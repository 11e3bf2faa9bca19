import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Atış',
  under: '{edge} altı',
  over: '{edge} ve üstü',
  chanceToWin: 'Kazanma şansı',
  lessLikely: 'Daha az şans, daha çok ödeme',
  moreLikely: 'Daha çok şans, daha az ödeme',
  rolled: 'Atış: {number}',
  howRoll:
    '00.00’dan 99.99’a kadar 10000 yüzlü bir zar bir kez atılır. Çizginin altına mı üstüne mi düşeceğini ve bunun ne kadar olası olduğunu sen söylersin.',
  howPrice: 'Ödeme, %99’un şansa bölünmesidir. Bu ödemenin her bahiste tam sent olduğu şanslar seçilebilir.',
  howDraw: 'Atış, 10000’den küçük ilk sayıdır; son iki rakamı noktadan sonra gelir.',
}
