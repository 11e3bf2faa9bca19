import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: '¡Aurora boreal!',
  wildRule: 'Sustituye a todos los símbolos menos al farol. En los rodillos 2, 3 y 4.',
  freeSpinsRule:
    'Con tres faroles o más hay {awarded} giros gratis, en los que cada premio paga ×{multiplier}. Tres faroles o más en los giros gratis añaden {awarded}, hasta {limit} por ronda.',
  aurora: 'Aurora',
  lantern: 'Farol',
  reindeer: 'Reno',
  fox: 'Zorro',
  owl: 'Búho',
  hare: 'Liebre',
}
