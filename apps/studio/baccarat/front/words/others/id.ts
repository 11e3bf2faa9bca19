import { table as ofTables } from '../../../../tables/front/words/others/id.ts'
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
  tieCame: 'Seri di {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, bayaran {price}. Chip kamu: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'S',
  roads: 'Road dari shoe ini',
  roadBead: 'Bead plate',
  roadBig: 'Big road',
  roadBigEye: 'Big eye road',
  roadSmall: 'Small road',
  roadCockroach: 'Cockroach road',
  rulesCards: 'Kartu',
  rulesCardsText:
    'Delapan dek. As bernilai satu, sepuluh dan kartu bergambar nol; dari jumlahnya hanya digit terakhir yang dihitung. Player dan Banker masing-masing mendapat dua kartu. Delapan atau sembilan mengakhiri ronde.',
  rulesThird: 'Kartu ketiga',
  rulesThirdPlayer: 'Player mengambil kartu dengan 0 sampai 5 dan berhenti dengan 6 dan 7.',
  rulesThirdBanker:
    'Kalau Player berhenti, Banker mengambil kartu dengan 0 sampai 5. Kalau tidak, Banker mengambil dengan 0 sampai 2; dengan 3 kecuali kartu ketiga Player adalah 8; dengan 4 bila kartu itu 2 sampai 7; dengan 5 bila 4 sampai 7; dengan 6 bila 6 atau 7.',
  rulesPays: 'Bayaran',
  rulesCommission: 'Banker membayar 0.95 : 1: komisi 5% dari setiap kemenangan.',
  rulesHalfOnSix: 'Banker membayar 1 : 1 tanpa komisi, tetapi 0.5 : 1 bila menang dengan enam poin.',
  rulesTieBack: 'Seri mengembalikan taruhan pada Player dan Banker.',
  rulesShoe:
    'Satu shoe dibagikan selama {rounds} ronde, apa pun hasilnya, lalu shoe baru dimulai: jadi setiap ronde punya peluang yang persis sama.',
}
