import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Apuesta',
  lowerBet: 'Bajar la apuesta',
  raiseBet: 'Subir la apuesta',
  win: 'Premio',
  standsIn: 'Un juego del entorno de pruebas que sustituye a {title}.',
  bigWin: 'Gran premio',
  greatWin: 'Premio enorme',
  hugeWin: 'Premio gigante',
  betInstead: 'Apostar {amount}',
  resumed: 'Esta es la ronda que no viste hasta el final.',
  figures: 'Cifras',
  returnToPlayer: 'Retorno al jugador (RTP)',
  hitRate: 'Rondas con premio',
  volatility: 'Volatilidad',
  'volatility-low': 'Baja (desviación típica {deviation}× la apuesta)',
  'volatility-medium': 'Media (desviación típica {deviation}× la apuesta)',
  'volatility-high': 'Alta (desviación típica {deviation}× la apuesta)',
  largestWin: 'Mayor premio posible de una ronda',
  timesBet: '{times}× la apuesta',
  interrupted: 'Si se corta la conexión, la ronda termina sin ti y su premio se paga. Lo ves cuando vuelves.',
}
