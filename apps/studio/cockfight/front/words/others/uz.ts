import { table as ofTables } from '../../../../tables/front/words/others/uz.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Durang',
  meronWins: 'Meron yutdi',
  walaWins: 'Wala yutdi',
  drawCame: 'Durang: ikkala tomonga tikilgani qaytadi',
  drawPrice: '8 : 1',
  noOdds: 'hali yoʻq',
  pool: 'Bank {amount}',
  seed: 'Har bir tomonga kazino puli: {amount}',
  spotLabel: '{spot}, koeffitsiyent {odds}. Fishkalaringiz: {laid}',
  lastBouts: 'Oxirgi janglar',
  rulesArena: 'Arena',
  rulesArenaText:
    'Ikki timsol uchrashadi: Meron va Wala. Bu chizilgan oʻyin; unda hech bir hayvon qatnashmaydi. 400 ta teng imkoniyatdan Meron va Walada 179 tadan, durangda 42 ta.',
  rulesPool: 'Bank boʻyicha koeffitsiyentlar',
  rulesPoolText:
    'Ikkala tomonga qoʻyilgan barcha tikishlar va kazino puli bankni tashkil qiladi. Uning {takeout}% qismi kazinoda qoladi; qolgani yutgan tomonga qoʻyilgan tikishlar orasida boʻlinadi. Koeffitsiyentlar ikki xonagacha kesiladi, bundan ortgani ham kazinoda qoladi; ular hech qachon 1.00 dan past boʻlmaydi. Tikish yopilgandagi koeffitsiyentlar hisobga olinadi.',
  rulesSeed: 'Provayder har bir tomonga {amount} qoʻyadi. U bankning bir qismi va hammaga koʻrsatiladi.',
  rulesNoSeed: 'Bu arenada kazino puli yoʻq: bank faqat oʻyinchilarning tikishlari.',
  rulesEmpty: 'Tikish yopilganda bir tomon boʻsh boʻlsa, ikkinchi tomonga qoʻyilgan tikishlar qaytadi.',
  rulesDraw: 'Durang 8 : 1 toʻlaydi va bankka kirmaydi; u ikkala tomonga qoʻyilgan tikishlarni qaytaradi.',
  returnSide: 'Meron yoki Wala, ikkala bank teng boʻlganda',
  returnDraw: 'Durang',
  toldOdds: '{side} yakuniy koeffitsiyenti',
  toldPool: 'O‘yinchilarning {side} tikishlari',
  toldSeed: 'Har tomondagi uy mablag‘i',
}
