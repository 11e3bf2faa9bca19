import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Aurora boreal!',
  wildRule: 'Substitui todos os símbolos menos a lanterna. Nos rolos 2, 3 e 4.',
  freeSpinsRule:
    'Três lanternas ou mais dão {awarded} giros grátis, em que cada prêmio paga ×{multiplier}. Três lanternas ou mais nos giros grátis acrescentam {awarded}, até {limit} por rodada.',
  aurora: 'Aurora',
  lantern: 'Lanterna',
  reindeer: 'Rena',
  fox: 'Raposa',
  owl: 'Coruja',
  hare: 'Lebre',
}
