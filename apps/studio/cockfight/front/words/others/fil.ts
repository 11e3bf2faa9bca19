import { table as ofTables } from '../../../../tables/front/words/others/fil.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Tabla',
  meronWins: 'Panalo ang Meron',
  walaWins: 'Panalo ang Wala',
  drawCame: 'Tabla: ibinalik ang mga taya sa dalawang panig',
  drawPrice: '8 : 1',
  noOdds: 'wala pang odds',
  pool: 'Pool {amount}',
  seed: 'Pondo ng bahay sa bawat panig: {amount}',
  spotLabel: '{spot}, odds {odds}. Mga chip mo: {laid}',
  lastBouts: 'Mga huling laban',
  rulesArena: 'Ang arena',
  rulesArenaText:
    'Dalawang palong ang nagtatagpo: Meron at Wala. Iginuhit na laro ito; walang hayop na kasali. Sa 400 pantay na pagkakataon, tig-179 ang Meron at Wala at 42 ang tabla.',
  rulesPool: 'Odds mula sa pool',
  rulesPoolText:
    'Ang lahat ng taya sa dalawang panig at ang pondo ng bahay ang bumubuo sa pool. {takeout}% nito ang sa bahay; ang natira ay hati ng mga taya sa panalong panig. Pinuputol ang odds sa dalawang decimal at sa bahay rin ang natira roon; hindi ito bababa sa 1.00. Ang odds sa pagsara ng taya ang bilang.',
  rulesSeed: 'Naglalagay ang vendor ng {amount} sa bawat panig. Bahagi ito ng pool at nakikita ng lahat.',
  rulesNoSeed: 'Walang pondo ng bahay ang arenang ito: taya lang ng mga manlalaro ang pool.',
  rulesEmpty: 'Kung walang taya sa isang panig sa pagsara, ibinabalik ang mga taya sa kabila.',
  rulesDraw: 'Nagbabayad ang tabla ng 8 : 1 at hindi bahagi ng pool; ibinabalik nito ang mga taya sa dalawang panig.',
  returnSide: 'Meron o Wala, kapag pantay ang dalawang pool',
  returnDraw: 'Tabla',
  toldOdds: 'Huling odds ng {side}',
  toldPool: 'Taya ng mga manlalaro sa {side}',
  toldSeed: 'Pondo ng bahay sa bawat panig',
}
