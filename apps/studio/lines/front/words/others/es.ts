import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Parar cuando empiecen giros gratis',
  freeSpins_one: '{count} giro gratis',
  freeSpins_many: '{count} de giros gratis',
  freeSpins_other: '{count} giros gratis',
  freeSpinsPayTwice: 'Cada premio paga el doble',
  freeSpinOf: 'Giro gratis {played} de {all}',
  moreFreeSpins_one: '{count} giro gratis más',
  moreFreeSpins_many: '{count} de giros gratis más',
  moreFreeSpins_other: '{count} giros gratis más',
  freeSpinsDone: 'Tus giros gratis pagaron',
  start: 'Empezar',
  wildRule: 'Sustituye a todos los símbolos menos a la estrella. En los rodillos 2, 3 y 4.',
  scatterRule: 'Paga en cualquier lugar. Tres o más abren los giros gratis.',
  freeSpinsRule:
    'Con tres estrellas o más hay {awarded} giros gratis, en los que cada premio paga ×{multiplier}. Tres estrellas o más en los giros gratis añaden {awarded}, hasta {limit} por ronda.',
  linesRule:
    'Se juegan las 20 líneas en cada ronda. Una línea paga su serie más larga de un símbolo desde el rodillo izquierdo. Los premios de líneas distintas se suman.',
  freeSpinsEvery: 'Giros gratis, en promedio una vez cada',
  toldFreeSpins: 'Giros gratis',
  toldFreeSpinsWon: 'Ganado en giros gratis',
}
