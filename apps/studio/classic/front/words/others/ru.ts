import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Остановить при выигрыше джекпота',
  seven: 'Семёрка',
  'three-bars': 'Тройной BAR',
  'two-bars': 'Двойной BAR',
  'one-bar': 'Одинарный BAR',
  bell: 'Колокол',
  cherry: 'Вишня',
  lemon: 'Лимон',
  plum: 'Слива',
  anyBars: 'Любые три BAR',
  twoCherries: 'Две вишни на левых барабанах',
  linesRule: 'В каждом раунде играют все 5 линий. Линия платит лучший выигрыш; выигрыши разных линий складываются.',
  jackpot: 'Джекпот',
  jackpotWon: 'Джекпот ваш!',
  jackpotRule:
    '{share} каждой ставки идёт в джекпот. Любой раунд может выиграть его целиком, что бы ни показали барабаны; затем он начинается заново.',
  jackpotChance: 'При ставке {bet} шанс 1 из {rounds}; вдвое больше ставка — вдвое больше шанс.',
  returnOfJackpot: 'Возврат от джекпота, сверх того',
}
