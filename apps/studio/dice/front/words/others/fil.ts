import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Gulong',
  under: 'Mas mababa sa {edge}',
  over: '{edge} pataas',
  chanceToWin: 'Tsansang manalo',
  lessLikely: 'Mas maliit na tsansa, mas malaking bayad',
  moreLikely: 'Mas malaking tsansa, mas maliit na bayad',
  rolled: 'Lumabas ang {number}',
  howRoll:
    'Isang beses pinagugulong ang dais na may 10,000 mukha, mula 00.00 hanggang 99.99. Ikaw ang magsasabi kung babagsak ito sa ilalim o sa itaas ng linya mo, at gaano ito kalamang.',
  howPrice:
    'Ang bayad ay 99 % na hinati sa tsansa. Mapipili ang isang tsansa kung buong sentimo ang bayad nito sa bawat taya.',
  howDraw: 'Ang gulong ay ang unang numerong mas mababa sa 10,000; ang huling dalawang digit ay nasa likod ng tuldok.',
}
