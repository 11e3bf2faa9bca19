import { table as ofTables } from '../../../../tables/front/words/others/tr.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Berabere',
  meronWins: 'Meron kazandı',
  walaWins: 'Wala kazandı',
  drawCame: 'Berabere: iki tarafın bahisleri de geri gelir',
  drawPrice: '8 : 1',
  noOdds: 'henüz oran yok',
  pool: 'Havuz {amount}',
  seed: 'Her tarafa kasa katkısı: {amount}',
  spotLabel: '{spot}, oran {odds}. Çiplerin: {laid}',
  lastBouts: 'Son dövüşler',
  rulesArena: 'Arena',
  rulesArenaText:
    'İki arma karşılaşır: Meron ve Wala. Bu, çizimle yapılmış bir oyundur; hiçbir hayvan yer almaz. 400 eşit şansın 179’u Meron’un, 179’u Wala’nın, 42’si beraberliğindir.',
  rulesPool: 'Havuzdan gelen oranlar',
  rulesPoolText:
    'İki taraftaki tüm bahisler ve kasa katkısı havuzu oluşturur. Bunun %{takeout} kadarı kasada kalır; gerisini kazanan taraftaki bahisler paylaşır. Oranlar iki haneye kesilir ve bundan artan da kasada kalır; oranlar hiçbir zaman 1.00’ın altına inmez. Bahis kapandığı andaki oranlar geçerlidir.',
  rulesSeed: 'Sağlayıcı her tarafa {amount} katkı koyar. Bu, havuzun parçasıdır ve herkese gösterilir.',
  rulesNoSeed: 'Bu arenada kasa katkısı yok: havuz yalnızca oyuncuların bahisleridir.',
  rulesEmpty: 'Bahis kapandığında bir taraf boşsa diğer taraftaki bahisler geri gelir.',
  rulesDraw: 'Beraberlik 8 : 1 öder ve havuzun parçası değildir; iki tarafın bahislerini geri verir.',
  returnSide: 'Meron veya Wala, iki havuz da aynıysa',
  returnDraw: 'Berabere',
  toldOdds: '{side} son oranı',
  toldPool: 'Oyuncuların {side} bahisleri',
  toldSeed: 'Her iki taraftaki kasa payı',
}
