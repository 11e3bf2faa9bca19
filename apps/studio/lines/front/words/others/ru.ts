import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Остановить при фриспинах',
  freeSpins_one: '{count} фриспин',
  freeSpins_few: '{count} фриспина',
  freeSpins_many: '{count} фриспинов',
  freeSpins_other: '{count} фриспина',
  freeSpinsPayTwice: 'Каждый выигрыш вдвойне',
  freeSpinOf: 'Фриспин {played} из {all}',
  moreFreeSpins_one: 'Ещё {count} фриспин',
  moreFreeSpins_few: 'Ещё {count} фриспина',
  moreFreeSpins_many: 'Ещё {count} фриспинов',
  moreFreeSpins_other: 'Ещё {count} фриспина',
  freeSpinsDone: 'Ваши фриспины принесли',
  start: 'Начать',
  wildRule: 'Заменяет все символы, кроме звезды. На барабанах 2, 3 и 4.',
  scatterRule: 'Платит на любом месте. Три и больше открывают фриспины.',
  freeSpinsRule:
    'Три звезды и больше дают фриспины: {awarded}; каждый выигрыш в них ×{multiplier}. Три звезды и больше во время фриспинов добавляют ещё {awarded}, до {limit} за раунд.',
  linesRule:
    'В каждом раунде играют все 20 линий. Линия платит за самый длинный ряд одного символа от левого барабана. Выигрыши разных линий складываются.',
  freeSpinsEvery: 'Фриспины в среднем раз в',
  toldFreeSpins: 'Фриспины',
  toldFreeSpinsWon: 'Выиграно во фриспинах',
}
