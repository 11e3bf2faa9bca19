import { table as ofTables } from '../../../../tables/front/words/others/pt.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Empate',
  meronWins: 'Meron vence',
  walaWins: 'Wala vence',
  drawCame: 'Empate: as apostas dos dois lados voltam',
  drawPrice: '8 : 1',
  noOdds: 'sem cotação',
  pool: 'Bolo {amount}',
  seed: 'Aporte da casa em cada lado: {amount}',
  spotLabel: '{spot}, cotação {odds}. Suas fichas: {laid}',
  lastBouts: 'Últimas lutas',
  rulesArena: 'A arena',
  rulesArenaText:
    'Dois emblemas se enfrentam: Meron e Wala. É um jogo desenhado; nenhum animal participa dele. De 400 chances iguais, Meron e Wala têm 179 cada, e o empate tem 42.',
  rulesPool: 'Cotações pelo bolo',
  rulesPoolText:
    'Todas as apostas dos dois lados e o aporte da casa formam o bolo. {takeout}% dele ficam com a casa; o resto é dividido entre as apostas do lado que vence. As cotações são cortadas em duas casas decimais, e o que isso deixa também fica com a casa; elas nunca ficam abaixo de 1.00. Valem as cotações do momento em que as apostas se encerram.',
  rulesSeed: 'O provedor põe um aporte de {amount} em cada lado. Ele faz parte do bolo e é mostrado a todos.',
  rulesNoSeed: 'Esta arena não tem aporte da casa: o bolo são só as apostas dos jogadores.',
  rulesEmpty: 'Se um lado está vazio quando as apostas se encerram, as apostas do outro voltam.',
  rulesDraw: 'O empate paga 8 : 1 e não faz parte do bolo; ele devolve as apostas dos dois lados.',
  returnSide: 'Meron ou Wala, quando os dois bolos são iguais',
  returnDraw: 'Empate',
  toldOdds: 'Odds finais de {side}',
  toldPool: 'Apostas dos jogadores em {side}',
  toldSeed: 'Fundo da casa em cada lado',
}
