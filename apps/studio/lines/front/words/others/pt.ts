import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Parar quando começarem os giros grátis',
  freeSpins_one: '{count} giro grátis',
  freeSpins_many: '{count} de giros grátis',
  freeSpins_other: '{count} giros grátis',
  freeSpinsPayTwice: 'Cada prêmio paga em dobro',
  freeSpinOf: 'Giro grátis {played} de {all}',
  moreFreeSpins_one: 'Mais {count} giro grátis',
  moreFreeSpins_many: 'Mais {count} de giros grátis',
  moreFreeSpins_other: 'Mais {count} giros grátis',
  freeSpinsDone: 'Seus giros grátis pagaram',
  start: 'Começar',
  wildRule: 'Substitui todos os símbolos menos a estrela. Nos rolos 2, 3 e 4.',
  scatterRule: 'Paga em qualquer lugar. Três ou mais abrem os giros grátis.',
  freeSpinsRule:
    'Três estrelas ou mais dão {awarded} giros grátis, em que cada prêmio paga ×{multiplier}. Três estrelas ou mais nos giros grátis acrescentam {awarded}, até {limit} por rodada.',
  linesRule:
    'As 20 linhas são jogadas em cada rodada. Uma linha paga sua sequência mais longa de um símbolo a partir do rolo esquerdo. Prêmios de linhas diferentes são somados.',
  freeSpinsEvery: 'Giros grátis, em média uma vez a cada',
  toldFreeSpins: 'Giros grátis',
  toldFreeSpinsWon: 'Ganho nos giros grátis',
}
