import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Juego automático',
  stopAutoplay: 'Parar el juego automático',
  autoplayRounds: 'Rondas',
  autoplayLossLimit: 'Parar cuando haya perdido',
  autoplayLossLimitWhy: 'Elige un límite para empezar.',
  autoplaySingleWin: 'Parar con un premio de',
  autoplaySingleWinNone: 'Sin límite',
  autoplayStart_one: 'Empezar {count} ronda',
  autoplayStart_many: 'Empezar {count} de rondas',
  autoplayStart_other: 'Empezar {count} rondas',
  'stopped-done': 'Juego automático: todas las rondas jugadas.',
  'stopped-loss-limit': 'Juego automático parado: llegaste a tu límite de pérdida.',
  'stopped-single-win': 'Juego automático parado: ganaste lo que elegiste.',
  'stopped-feature': 'Juego automático parado: salió una ronda especial.',
  'stopped-balance': 'Juego automático parado: el saldo es menor que la apuesta.',
  'stopped-hidden': 'El juego automático paró mientras no estabas.',
  'stopped-trouble': 'Juego automático parado.',
  rounds_one: '{count} ronda',
  rounds_many: '{count} de rondas',
  rounds_other: '{count} rondas',
}
