import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Velocidade',
  normal: 'Normal',
  quick: 'Rápida',
  tumbles: 'Quedas: {count}',
  noCluster: 'Nenhum grupo',
  freeSpins: 'Giros grátis: {count}',
  autoplayFeature: 'Parar quando começarem os giros grátis',
  freeSpinOf: 'Giro grátis {nth} de {count}',
  capReached: 'O maior prêmio de uma rodada',
  howClusters:
    'Pagam cinco ou mais gemas iguais que se tocam de lado ou uma sobre a outra. Elas somem, as de cima caem e chegam novas, até que nada mais pague.',
  howMultiplier:
    'O que um giro paga primeiro conta uma vez. A cada queda que paga, o multiplicador sobe um, até ×{most}. Durante todos os giros grátis de uma rodada ele fica onde chegou.',
  howFreeSpins:
    'As estrelas não pagam por si. Três, quatro, ou cinco e mais na grade ao fim de um giro dão {three}, {four} ou {five} giros grátis. Três ou mais em um giro grátis somam {more}, até {most} por rodada.',
  howQuick: 'Rápida mostra o mesmo em menos tempo.',
  clustersPay: 'O que um grupo paga pelo tamanho, em apostas a ×1',
  gem: 'Gema',
  returnWhole:
    'De todas as apostas voltam exatamente {share} em prêmios; {free} disso em giros grátis. Nada é arredondado.',
  howOften:
    'Uma rodada em {hit} paga algo, e uma em {free} tem giros grátis. O jogo é volátil: o desvio padrão de uma rodada é de {volatility} apostas, então longos períodos sem prêmio são comuns.',
  capEnds: 'A rodada que atinge este prêmio termina ali, giros grátis incluídos.',
  howBook:
    'Há {rounds} rodadas preparadas, cada uma com um peso. A cada aposta o servidor sorteia uma delas por uma fonte aleatória criptográfica, tantas vezes quanto diz seu peso, e a joga queda a queda a partir da semente, sempre igual. Por isso o retorno não é estimativa: é a soma de todas. O que você toca, ou com que rapidez, não muda nada.',
}
