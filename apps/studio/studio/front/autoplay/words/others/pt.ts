import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Jogo automático',
  stopAutoplay: 'Parar o jogo automático',
  autoplayRounds: 'Rodadas',
  autoplayLossLimit: 'Parar quando eu perder',
  autoplayLossLimitWhy: 'Escolha um limite para começar.',
  autoplaySingleWin: 'Parar com um prêmio de',
  autoplaySingleWinNone: 'Sem limite',
  autoplayStart_one: 'Iniciar {count} rodada',
  autoplayStart_many: 'Iniciar {count} de rodadas',
  autoplayStart_other: 'Iniciar {count} rodadas',
  'stopped-done': 'Jogo automático: todas as rodadas jogadas.',
  'stopped-loss-limit': 'Jogo automático parado: seu limite de perda foi atingido.',
  'stopped-single-win': 'Jogo automático parado: você ganhou o que escolheu.',
  'stopped-feature': 'Jogo automático parado: saiu uma rodada especial.',
  'stopped-balance': 'Jogo automático parado: o saldo é menor que a aposta.',
  'stopped-hidden': 'O jogo automático parou enquanto você estava fora.',
  'stopped-trouble': 'Jogo automático parado.',
  rounds_one: '{count} rodada',
  rounds_many: '{count} de rodadas',
  rounds_other: '{count} rodadas',
}
