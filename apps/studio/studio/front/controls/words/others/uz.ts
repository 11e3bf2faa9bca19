import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Tikish',
  lowerBet: 'Tikishni kamaytirish',
  raiseBet: 'Tikishni oshirish',
  win: 'Yutuq',
  standsIn: '{title} o‘rnidagi sinov o‘yini.',
  bigWin: 'Katta yutuq',
  greatWin: 'Zo‘r yutuq',
  hugeWin: 'Ulkan yutuq',
  betInstead: 'O‘rniga {amount} tikish',
  resumed: 'Bu oxirigacha ko‘rmagan raundingiz.',
  figures: 'Raqamlar',
  returnToPlayer: 'O‘yinchiga qaytish (RTP)',
  hitRate: 'Yutuqli raundlar',
  volatility: 'O‘zgaruvchanlik',
  'volatility-low': 'Past (standart og‘ish tikishning {deviation}×)',
  'volatility-medium': 'O‘rtacha (standart og‘ish tikishning {deviation}×)',
  'volatility-high': 'Yuqori (standart og‘ish tikishning {deviation}×)',
  largestWin: 'Raundning eng katta yutug‘i',
  timesBet: 'Tikishning {times}×',
  interrupted: 'Aloqa uzilsa, raund sizsiz yakunlanadi va yutugʻi toʻlanadi. Qaytib kelganingizda uni koʻrasiz.',
}
