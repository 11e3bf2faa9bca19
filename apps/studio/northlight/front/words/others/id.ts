import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Aurora borealis!',
  wildRule: 'Menggantikan semua simbol kecuali lentera. Di gulungan 2, 3, dan 4.',
  freeSpinsRule:
    'Tiga lentera atau lebih memberi {awarded} putaran gratis, semua kemenangan di dalamnya ×{multiplier}. Tiga lentera atau lebih dalam putaran gratis menambah {awarded} lagi, hingga {limit} per ronde.',
  aurora: 'Aurora',
  lantern: 'Lentera',
  reindeer: 'Rusa kutub',
  fox: 'Rubah',
  owl: 'Burung hantu',
  hare: 'Terwelu',
}
