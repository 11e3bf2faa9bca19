import { table as ofTables } from '../../../../tables/front/words/others/uz.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Oʻyinchi',
  banker: 'Bankir',
  tie: 'Durang',
  playerPair: 'Oʻyinchi jufti',
  bankerPair: 'Bankir jufti',
  playerWins: 'Oʻyinchi yutdi, {player}:{banker}',
  bankerWins: 'Bankir yutdi, {banker}:{player}',
  tieCame: 'Durang, {player} ochko',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, toʻlov {price}. Fishkalaringiz: {laid}',
  letterPlayer: 'O',
  letterBanker: 'B',
  letterTie: 'D',
  roads: 'Bu karta qutisining yoʻllari',
  roadBead: 'Munchoq yoʻl',
  roadBig: 'Katta yoʻl',
  roadBigEye: 'Katta koʻz yoʻli',
  roadSmall: 'Kichik yoʻl',
  roadCockroach: 'Suvarak yoʻli',
  rulesCards: 'Kartalar',
  rulesCardsText:
    'Sakkiz koloda. Tuz bir, oʻnlik va suratlar nol hisoblanadi; yigʻindining faqat oxirgi raqami olinadi. Oʻyinchi va Bankir ikkitadan karta oladi. Sakkiz yoki toʻqqiz raundni tugatadi.',
  rulesThird: 'Uchinchi karta',
  rulesThirdPlayer: 'Oʻyinchi 0 dan 5 gacha boʻlsa karta oladi, 6 va 7 da toʻxtaydi.',
  rulesThirdBanker:
    'Oʻyinchi toʻxtagan boʻlsa, Bankir 0 dan 5 gacha karta oladi. Aks holda 0 dan 2 gacha oladi; 3 da — Oʻyinchining uchinchi kartasi 8 boʻlmasa; 4 da — u 2 dan 7 gacha boʻlsa; 5 da — 4 dan 7 gacha boʻlsa; 6 da — 6 yoki 7 boʻlsa.',
  rulesPays: 'Nima toʻlanadi',
  rulesCommission: 'Bankir 0.95 : 1 toʻlaydi: har bir yutuqdan 5% komissiya.',
  rulesHalfOnSix: 'Bankir komissiyasiz 1 : 1 toʻlaydi, lekin olti ochko bilan yutsa 0.5 : 1.',
  rulesTieBack: 'Durang Oʻyinchi va Bankirga tikilganni qaytaradi.',
  rulesShoe:
    'Nima chiqqanidan qatʼi nazar, karta qutisidan {rounds} raund tarqatiladi, soʻng yangisi boshlanadi: shuning uchun har bir raundning ehtimollari aynan bir xil.',
}
