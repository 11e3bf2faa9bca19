import { table as ofTables } from '../../../../tables/front/words/others/es.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
  playerPair: 'Par Jugador',
  bankerPair: 'Par Banca',
  playerWins: 'Gana Jugador, {player} a {banker}',
  bankerWins: 'Gana Banca, {banker} a {player}',
  tieCame: 'Empate a {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, paga {price}. Tus fichas: {laid}',
  letterPlayer: 'J',
  letterBanker: 'B',
  letterTie: 'E',
  roads: 'Caminos de este zapato',
  roadBead: 'Camino de cuentas',
  roadBig: 'Camino grande',
  roadBigEye: 'Camino ojo grande',
  roadSmall: 'Camino pequeño',
  roadCockroach: 'Camino cucaracha',
  rulesCards: 'Las cartas',
  rulesCardsText:
    'Ocho mazos. Los ases valen uno; los dieces y las figuras, nada; de una suma solo cuenta la última cifra. Jugador y Banca reciben dos cartas cada uno. Con ocho o nueve se termina.',
  rulesThird: 'La tercera carta',
  rulesThirdPlayer: 'Jugador pide con 0 a 5 y se planta con 6 y 7.',
  rulesThirdBanker:
    'Si Jugador se plantó, Banca pide con 0 a 5. Si no, pide con 0 a 2; con 3, salvo que la tercera carta de Jugador sea un 8; con 4, ante un 2 a 7; con 5, ante un 4 a 7; con 6, ante un 6 o 7.',
  rulesPays: 'Qué paga',
  rulesCommission: 'Banca paga 0.95 : 1: una comisión del 5 % sobre cada premio.',
  rulesHalfOnSix: 'Banca paga 1 : 1 sin comisión, pero 0.5 : 1 cuando gana con seis puntos.',
  rulesTieBack: 'Un empate devuelve las apuestas a Jugador y a Banca.',
  rulesShoe:
    'De un zapato se reparten {rounds} rondas, salga lo que salga, y luego empieza uno nuevo: así cada ronda tiene exactamente las mismas probabilidades.',
}
