import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Velocidad',
  normal: 'Normal',
  quick: 'Rápida',
  tumbles: 'Caídas: {count}',
  noCluster: 'Ningún grupo',
  freeSpins: 'Giros gratis: {count}',
  autoplayFeature: 'Parar cuando empiecen giros gratis',
  freeSpinOf: 'Giro gratis {nth} de {count}',
  capReached: 'El mayor premio de una ronda',
  howClusters:
    'Pagan cinco o más gemas iguales que se toquen de lado o una sobre otra. Desaparecen, caen las de encima y llegan nuevas, hasta que nada más paga.',
  howMultiplier:
    'Lo primero que paga un giro cuenta una vez. Con cada caída que paga, el multiplicador sube uno, hasta ×{most}. Durante todos los giros gratis de una ronda se queda donde ha llegado.',
  howFreeSpins:
    'Las estrellas no pagan por sí mismas. Tres, cuatro, o cinco o más en la cuadrícula al terminar un giro dan {three}, {four} o {five} giros gratis. Tres o más en un giro gratis añaden {more}, hasta {most} en una ronda.',
  howQuick: 'Rápida muestra lo mismo en menos tiempo.',
  clustersPay: 'Lo que paga un grupo según su tamaño, en apuestas a ×1',
  gem: 'Gema',
  returnWhole:
    'De todas las apuestas vuelve exactamente el {share} en premios; de ello, el {free} en giros gratis. No se redondea nada.',
  howOften:
    'Una ronda de cada {hit} paga algo y una de cada {free} tiene giros gratis. El juego es volátil: la desviación estándar de una ronda es de {volatility} apuestas, así que las rachas largas sin premio son normales.',
  capEnds: 'La ronda que alcanza este premio termina ahí, giros gratis incluidos.',
  howBook:
    'Hay {rounds} rondas preparadas, cada una con un peso. Por cada apuesta el servidor saca una de ellas con una fuente aleatoria criptográfica, tan a menudo como dice su peso, y la juega caída a caída desde su semilla, siempre igual. Por eso el retorno no es una estimación, sino la suma de todas. Lo que tocas, o con qué rapidez, no cambia nada.',
}
