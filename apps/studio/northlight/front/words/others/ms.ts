import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Aurora borealis!',
  wildRule: 'Menggantikan semua simbol kecuali tanglung. Pada gelendong 2, 3 dan 4.',
  freeSpinsRule:
    'Tiga tanglung atau lebih memberi {awarded} putaran percuma, setiap kemenangan di dalamnya ×{multiplier}. Tiga tanglung atau lebih dalam putaran percuma menambah {awarded} lagi, hingga {limit} sepusingan.',
  aurora: 'Aurora',
  lantern: 'Tanglung',
  reindeer: 'Rusa kutub',
  fox: 'Musang',
  owl: 'Burung hantu',
  hare: 'Arnab liar',
}
