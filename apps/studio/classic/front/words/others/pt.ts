import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Parar quando o jackpot sair',
  seven: 'Sete',
  'three-bars': 'Bar triplo',
  'two-bars': 'Bar duplo',
  'one-bar': 'Bar simples',
  bell: 'Sino',
  cherry: 'Cereja',
  lemon: 'Limão',
  plum: 'Ameixa',
  anyBars: 'Três bares quaisquer',
  twoCherries: 'Duas cerejas nos rolos da esquerda',
  linesRule:
    'As 5 linhas são jogadas em cada rodada. Uma linha paga seu melhor prêmio; prêmios de linhas diferentes são somados.',
  jackpot: 'Jackpot',
  jackpotWon: 'O jackpot é seu!',
  jackpotRule:
    '{share} de cada aposta vai para o jackpot. Qualquer rodada pode ganhá-lo inteiro, mostrem o que mostrarem os rolos; depois ele recomeça.',
  jackpotChance: 'Com aposta de {bet} a chance é de 1 em {rounds}; o dobro da aposta tem o dobro da chance.',
  returnOfJackpot: 'Devolvido pelo jackpot, além disso',
}
