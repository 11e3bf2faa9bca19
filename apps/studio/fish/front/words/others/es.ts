import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> & Record<'shots_many', string> = {
  minnow: 'Pececillo',
  sunfish: 'Pez sol',
  lantern: 'Pez linterna',
  puffer: 'Pez globo',
  angel: 'Pez ángel',
  turtle: 'Tortuga',
  ray: 'Raya',
  squid: 'Calamar',
  marlin: 'Marlín',
  shark: 'Tiburón',
  carp: 'Carpa dorada',
  mine: 'Mina',
  eel: 'Anguila trueno',
  'boss-shell': 'Coronado: caparazón',
  'boss-crown': 'Coronado: corona',
  'boss-heart': 'Coronado: corazón',

  water: 'El agua. Toca o mantén pulsado para disparar; las flechas giran el cañón, Espacio dispara.',
  double: 'Doble',
  lock: 'Fijar',
  pickTarget: 'Toca un pez para fijarlo.',
  bossComes: 'Surge el Coronado',
  wonTold: '{name}: ganó {amount}',
  resumed: 'Tu última ráfaga ganó {amount}.',
  resumedNothing: 'Tu última ráfaga no atrapó nada.',

  allGone: 'Ese ya se había ido. No se cobró nada.',
  tooFast: 'Tu cañón necesita un momento. No se cobró nada.',
  notPlaced: 'Esos disparos no se pudieron hacer. No se cobró nada.',
  newSeat: 'Tienes un asiento de nuevo. No se cobró nada.',
  noSeat: 'Por ahora no hay asiento para ti. Intentando de nuevo…',

  rulesPlay: 'Cómo se juega',
  rulesIdea:
    'Hasta cuatro jugadores disparan a los mismos peces. Un disparo cuesta su precio solo cuando acierta; los aciertos se envían juntos, en una ráfaga de hasta {shots}. Un disparo que no da en nada no cuesta nada.',
  rulesFirst:
    'El pez es de quien lo atrapa primero. Un disparo a un pez que ya no estaba cuando llegó no se cobra y sigue siendo tuyo.',
  rulesVolley:
    'Cada disparo que se cobra tiene su propia probabilidad. Si dos disparos de una ráfaga atrapan el mismo pez, se pagan los dos.',
  rulesDouble: 'Doble: un disparo cuesta el doble de su precio y tiene el doble de probabilidad del mismo premio.',
  rulesLock:
    'Fijar: los disparos siguen al pez que tocas y pasan de largo a los demás. No cambia ni el precio ni la probabilidad.',
  rulesBoss:
    'El Coronado viene cada {seconds} segundos. Su caparazón, su corona y su corazón se rompen uno tras otro; cada uno paga a quien lo rompe.',
  rulesSwept:
    'Una mina o una anguila trueno paga un premio sorteado de su propia lista. Los peces pequeños que se lleva se pagan con ella, nunca por sí solos: así tus probabilidades nunca dependen de quién nada cerca.',
  prices: 'Premios y probabilidades de un solo disparo',
  target: 'Objetivo',
  pays: 'Paga, veces el precio',
  chance: 'Probabilidad',
  figures: 'Cifras y límites',
  rulesReturn:
    'Retorno al jugador: {share} de todo lo que se paga por los disparos, exactamente igual con cada objetivo y potencia.',
  rulesLargest: 'Mayor premio de un disparo: {times} veces su precio.',
  rulesLimits:
    'Precios de un disparo de {least} a {most}. Como máximo {shots} disparos por ráfaga y {speed} disparos por segundo.',
  rulesRound: 'Cada premio es un múltiplo entero del precio, así que nunca se redondea nada.',
  interrupted:
    'Si se corta la conexión, una ráfaga que se envió cuenta una vez o ninguna, y lo que ganó se paga. Te lo decimos cuando vuelves.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Nada atrapado',
  shots_one: '{count} disparo',
  shots_many: '{count} de disparos',
  shots_other: '{count} disparos',
  shotPrice: 'Precio de un disparo',
}
