import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Aposta',
  lowerBet: 'Diminuir a aposta',
  raiseBet: 'Aumentar a aposta',
  win: 'Prêmio',
  standsIn: 'Um jogo do ambiente de testes no lugar de {title}.',
  bigWin: 'Grande prêmio',
  greatWin: 'Prêmio enorme',
  hugeWin: 'Prêmio gigante',
  betInstead: 'Apostar {amount}',
  resumed: 'Esta é a rodada que você não viu até o fim.',
  figures: 'Números',
  returnToPlayer: 'Retorno ao jogador (RTP)',
  hitRate: 'Rodadas com prêmio',
  volatility: 'Volatilidade',
  'volatility-low': 'Baixa (desvio padrão {deviation}× a aposta)',
  'volatility-medium': 'Média (desvio padrão {deviation}× a aposta)',
  'volatility-high': 'Alta (desvio padrão {deviation}× a aposta)',
  largestWin: 'Maior prêmio possível de uma rodada',
  timesBet: '{times}× a aposta',
  interrupted: 'Se a conexão cair, a rodada termina sem você e o prêmio dela é pago. Você o vê quando voltar.',
}
