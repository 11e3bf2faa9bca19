import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Ставка',
  lowerBet: 'Уменьшить ставку',
  raiseBet: 'Увеличить ставку',
  win: 'Выигрыш',
  standsIn: 'Игра песочницы вместо {title}.',
  bigWin: 'Большой выигрыш',
  greatWin: 'Огромный выигрыш',
  hugeWin: 'Гигантский выигрыш',
  betInstead: 'Поставить {amount}',
  resumed: 'Это раунд, который вы не досмотрели до конца.',
  figures: 'Цифры',
  returnToPlayer: 'Возврат игроку (RTP)',
  hitRate: 'Раунды с выигрышем',
  volatility: 'Волатильность',
  'volatility-low': 'Низкая (стандартное отклонение {deviation}× ставки)',
  'volatility-medium': 'Средняя (стандартное отклонение {deviation}× ставки)',
  'volatility-high': 'Высокая (стандартное отклонение {deviation}× ставки)',
  largestWin: 'Наибольший выигрыш раунда',
  timesBet: '{times}× ставки',
  interrupted:
    'Если связь прервётся, раунд завершится без вас и его выигрыш будет выплачен. Вы увидите его, когда вернётесь.',
}
