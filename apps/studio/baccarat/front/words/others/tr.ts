import { table as ofTables } from '../../../../tables/front/words/others/tr.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Oyuncu',
  banker: 'Banker',
  tie: 'Berabere',
  playerPair: 'Oyuncu çifti',
  bankerPair: 'Banker çifti',
  playerWins: 'Oyuncu kazandı, {player} - {banker}',
  bankerWins: 'Banker kazandı, {banker} - {player}',
  tieCame: '{player} ile berabere',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, öder: {price}. Çiplerin: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'Bu shoe’nun yolları',
  roadBead: 'Boncuk tablosu',
  roadBig: 'Büyük yol',
  roadBigEye: 'Büyük göz yolu',
  roadSmall: 'Küçük yol',
  roadCockroach: 'Hamam böceği yolu',
  rulesCards: 'Kartlar',
  rulesCardsText:
    'Sekiz deste. As bir sayılır, onlular ve resimliler sıfır; toplamın yalnızca son rakamı geçerlidir. Oyuncu ve banker ikişer kart alır. Sekiz veya dokuz eli bitirir.',
  rulesThird: 'Üçüncü kart',
  rulesThirdPlayer: 'Oyuncu 0 ile 5 arasında kart çeker, 6 ve 7’de durur.',
  rulesThirdBanker:
    'Oyuncu durduysa banker 0 ile 5 arasında çeker. Yoksa 0 ile 2 arasında çeker; 3’te, oyuncunun üçüncü kartı 8 değilse; 4’te, bu kart 2 ile 7 arasındaysa; 5’te, 4 ile 7 arasındaysa; 6’da, 6 veya 7 ise.',
  rulesPays: 'Ne öder',
  rulesCommission: 'Banker 0.95 : 1 öder: her kazançtan %5 komisyon.',
  rulesHalfOnSix: 'Banker komisyonsuz 1 : 1 öder, ama altı puanla kazandığında 0.5 : 1.',
  rulesTieBack: 'Beraberlikte oyuncu ve banker bahisleri iade edilir.',
  rulesShoe:
    'Ne gelirse gelsin bir shoe’dan {rounds} tur dağıtılır, sonra yenisi başlar: böylece her turun şansları tamamen aynıdır.',
}
