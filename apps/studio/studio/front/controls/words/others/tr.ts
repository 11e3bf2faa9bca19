import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Bahis',
  lowerBet: 'Bahsi düşür',
  raiseBet: 'Bahsi artır',
  win: 'Kazanç',
  standsIn: '{title} yerine geçen bir deneme oyunu.',
  bigWin: 'Büyük kazanç',
  greatWin: 'Harika kazanç',
  hugeWin: 'Dev kazanç',
  betInstead: 'Bunun yerine {amount} oyna',
  resumed: 'Bu, sonuna kadar görmediğin tur.',
  figures: 'Rakamlar',
  returnToPlayer: 'Oyuncuya geri dönüş (RTP)',
  hitRate: 'Kazançlı turlar',
  volatility: 'Oynaklık',
  'volatility-low': 'Düşük (standart sapma bahsin {deviation} katı)',
  'volatility-medium': 'Orta (standart sapma bahsin {deviation} katı)',
  'volatility-high': 'Yüksek (standart sapma bahsin {deviation} katı)',
  largestWin: 'Bir turun en büyük kazancı',
  timesBet: 'Bahsin {times} katı',
  interrupted: 'Bağlantı koparsa tur sensiz tamamlanır ve kazancı ödenir. Döndüğünde görürsün.',
}
