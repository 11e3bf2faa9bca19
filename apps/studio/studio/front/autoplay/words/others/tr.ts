import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Otomatik oyun',
  stopAutoplay: 'Otomatik oyunu durdur',
  autoplayRounds: 'Tur sayısı',
  autoplayLossLimit: 'Şu kadar kaybedince dur',
  autoplayLossLimitWhy: 'Başlamak için bir sınır seç.',
  autoplaySingleWin: 'Tek seferde şu kazançta dur',
  autoplaySingleWinNone: 'Sınırsız',
  autoplayStart_one: '{count} tur başlat',
  autoplayStart_other: '{count} tur başlat',
  'stopped-done': 'Otomatik oyun: tüm turlar oynandı.',
  'stopped-loss-limit': 'Otomatik oyun durdu: kayıp sınırına ulaşıldı.',
  'stopped-single-win': 'Otomatik oyun durdu: seçtiğin kadar kazandın.',
  'stopped-feature': 'Otomatik oyun durdu: özel tur geldi.',
  'stopped-balance': 'Otomatik oyun durdu: bakiye bahisten az.',
  'stopped-hidden': 'Sen yokken otomatik oyun durdu.',
  'stopped-trouble': 'Otomatik oyun durdu.',
  rounds_one: '{count} tur',
  rounds_other: '{count} tur',
}
