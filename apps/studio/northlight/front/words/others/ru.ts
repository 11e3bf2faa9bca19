import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Северное сияние!',
  wildRule: 'Заменяет все символы, кроме фонаря. На барабанах 2, 3 и 4.',
  freeSpinsRule:
    'Три фонаря и больше дают фриспины: {awarded}; каждый выигрыш в них ×{multiplier}. Три фонаря и больше во время фриспинов добавляют ещё {awarded}, до {limit} за раунд.',
  aurora: 'Сияние',
  lantern: 'Фонарь',
  reindeer: 'Олень',
  fox: 'Лиса',
  owl: 'Сова',
  hare: 'Заяц',
}
