import { table as ofTables } from '../../../../tables/front/words/others/es.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Empate',
  meronWins: 'Gana Meron',
  walaWins: 'Gana Wala',
  drawCame: 'Empate: se devuelven las apuestas de ambos lados',
  drawPrice: '8 : 1',
  noOdds: 'sin cuota',
  pool: 'Pozo {amount}',
  seed: 'Aporte de la casa en cada lado: {amount}',
  spotLabel: '{spot}, cuota {odds}. Tus fichas: {laid}',
  lastBouts: 'Últimas peleas',
  rulesArena: 'La arena',
  rulesArenaText:
    'Se enfrentan dos emblemas: Meron y Wala. Es un juego dibujado; ningún animal participa en él. De 400 casos igual de probables, Meron y Wala tienen 179 cada uno y el empate tiene 42.',
  rulesPool: 'Cuotas según el pozo',
  rulesPoolText:
    'Todas las apuestas de ambos lados y el aporte de la casa forman el pozo. El {takeout} % queda para la casa; el resto se reparte entre las apuestas del lado que gana. Las cuotas se truncan a dos decimales, y lo que eso deja también queda para la casa; nunca bajan de 1.00. Valen las cuotas del momento en que cierran las apuestas.',
  rulesSeed: 'El proveedor pone un aporte de {amount} en cada lado. Forma parte del pozo y todos lo ven.',
  rulesNoSeed: 'Esta arena no tiene aporte de la casa: el pozo son solo las apuestas de los jugadores.',
  rulesEmpty: 'Si un lado está vacío cuando cierran las apuestas, se devuelven las apuestas del otro.',
  rulesDraw: 'El empate paga 8 : 1 y no forma parte del pozo; devuelve las apuestas de ambos lados.',
  returnSide: 'Meron o Wala, cuando ambos pozos son iguales',
  returnDraw: 'Empate',
  toldOdds: 'Cuota final de {side}',
  toldPool: 'Apuestas de los jugadores a {side}',
  toldSeed: 'Fondo de la casa en cada lado',
}
