import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Бәс',
  lowerBet: 'Тігуді азайту',
  raiseBet: 'Тігуді көбейту',
  win: 'Ұтыс',
  standsIn: '{title} орнына сынақ ойыны.',
  bigWin: 'Үлкен ұтыс',
  greatWin: 'Керемет ұтыс',
  hugeWin: 'Алып ұтыс',
  betInstead: 'Оның орнына {amount} тігу',
  resumed: 'Бұл соңына дейін көрмеген раундыңыз.',
  figures: 'Сандар',
  returnToPlayer: 'Ойыншыға қайтарым (RTP)',
  hitRate: 'Ұтысты раундтар',
  volatility: 'Құбылмалылық',
  'volatility-low': 'Төмен (стандартты ауытқу тігудің {deviation}×)',
  'volatility-medium': 'Орташа (стандартты ауытқу тігудің {deviation}×)',
  'volatility-high': 'Жоғары (стандартты ауытқу тігудің {deviation}×)',
  largestWin: 'Раундтың ең үлкен ұтысы',
  timesBet: 'Тігудің {times}×',
  interrupted: 'Байланыс үзілсе, раунд сізсіз аяқталып, ұтысы төленеді. Қайта келгенде көресіз.',
}
