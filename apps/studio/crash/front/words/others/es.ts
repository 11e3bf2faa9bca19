import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'El próximo vuelo espera una apuesta',
  startsIn: 'Empieza en {seconds} s',
  flying: 'En el aire',
  crashedAt: 'Se fue en ×{point}',
  nextFlight: 'Espera el próximo vuelo',
  youAreIn: 'Estás dentro',
  leavesAt: 'Sale solo en ×{point}',
  byHand: 'Tú decides cuándo salir',
  cashOut: 'Cobrar {amount}',
  auto: 'Salir solo en',
  autoLower: 'Salir antes',
  autoHigher: 'Salir después',
  leftAt: 'Saliste en ×{point}',
  lost: 'Seguías dentro en ×{point}',
  tooSoon: 'Puedes salir a partir de ×1.01.',
  notYet: 'El vuelo aún no empezó.',
  gone: 'Ya se había ido cuando llegó tu toque.',
  stakeRuns: 'Ya estás en este vuelo.',
  proofTitle: 'Cómo se fijan los vuelos',
  proofIdea:
    'La semilla de cada uno es el SHA-256 de la semilla del siguiente, y el hash de la primera se publicó antes de cualquier apuesta. Se mezclan las marcas de las tres primeras apuestas: antes de ellas nadie sabía qué saldría.',
  promisedHash: 'SHA-256 de la semilla de este vuelo',
  salt: 'Sal de la cadena',
  marks: 'Marcas de las primeras apuestas',
  checkMine: 'Verifica tu último vuelo',
  howFly:
    'Las apuestas se aceptan durante 6 segundos; luego el vuelo despega y ×1.00 crece según e^(0.00006 t), con t en milisegundos, igual para todos los jugadores. Sal antes de que se vaya, con un toque o de forma automática en un punto que fijes, y tu apuesta se paga a lo que se alcanzó.',
  howCounted:
    'Lo que cuenta es cuándo llega tu toque a nuestro servidor, según su reloj. Puedes salir a partir de ×1.01; en ×10 000 se les paga a todos.',
  howGone:
    'La probabilidad de llegar a un punto m es 0.99 dividido por m. Así, un vuelo de cada cincuenta se va antes de ×1.01.',
  returnCrash: 'De todas las apuestas vuelve el 99 %, salgas donde salgas. Nada se redondea.',
  brokenLine:
    'Si se corta tu conexión, el punto que fijaste funciona igual; sin un punto, la apuesta sigue volando hasta el final.',
  brokenServer:
    'Si nuestro servidor se detiene en medio de un vuelo, cobra quien fijó un punto que el vuelo alcanza; a todos los demás que estaban dentro se les devuelve su apuesta.',
  howDraw:
    'El número uno, menor que 4 294 967 296, y el número dos, menor que 1 048 576, forman uno de 2^52 números n. El vuelo termina en 0.99 · 2^52 / (2^52 − n), truncado a centésimas, pero no por debajo de 1.00.',
  flight: 'Vuelo',
}
