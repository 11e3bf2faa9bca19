import { table as ofTables } from '../../../../tables/front/words/others/ms.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Player',
  banker: 'Banker',
  tie: 'Seri',
  playerPair: 'Player pair',
  bankerPair: 'Banker pair',
  playerWins: 'Player menang, {player} lawan {banker}',
  bankerWins: 'Banker menang, {banker} lawan {player}',
  tieCame: 'Seri pada {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, bayaran {price}. Cip anda: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'S',
  roads: 'Road bagi shoe ini',
  roadBead: 'Bead plate',
  roadBig: 'Big road',
  roadBigEye: 'Big eye road',
  roadSmall: 'Small road',
  roadCockroach: 'Cockroach road',
  rulesCards: 'Daun terup',
  rulesCardsText:
    'Lapan dek. Ace bernilai satu, sepuluh dan daun bergambar bernilai kosong; daripada jumlahnya hanya digit terakhir dikira. Player dan Banker mendapat dua daun setiap satu. Lapan atau sembilan menamatkannya.',
  rulesThird: 'Daun ketiga',
  rulesThirdPlayer: 'Player mengambil daun dengan 0 hingga 5 dan berhenti dengan 6 dan 7.',
  rulesThirdBanker:
    'Jika Player berhenti, Banker mengambil daun dengan 0 hingga 5. Jika tidak, Banker mengambil dengan 0 hingga 2; dengan 3 kecuali daun ketiga Player ialah 8; dengan 4 jika daun itu 2 hingga 7; dengan 5 jika 4 hingga 7; dengan 6 jika 6 atau 7.',
  rulesPays: 'Bayaran',
  rulesCommission: 'Banker membayar 0.95 : 1: komisen 5% bagi setiap kemenangan.',
  rulesHalfOnSix: 'Banker membayar 1 : 1 tanpa komisen, tetapi 0.5 : 1 apabila menang dengan enam mata.',
  rulesTieBack: 'Seri memulangkan taruhan pada Player dan Banker.',
  rulesShoe:
    'Satu shoe dibahagikan selama {rounds} pusingan, apa pun yang keluar, kemudian shoe baharu bermula: jadi setiap pusingan mempunyai peluang yang sama tepat.',
}
