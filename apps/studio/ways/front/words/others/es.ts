import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Parar cuando haya un regiro',
  paytableNote: 'Lo que paga un camino con una apuesta de {bet}',
  wildRule: 'Sustituye a todos los símbolos menos a la estrella. En los rodillos 2, 3 y 4; crece por todo su rodillo.',
  scatterRule: 'Paga en cualquier lugar.',
  ways: '243 caminos',
  waysRule:
    'Un símbolo paga cuando está en rodillos contiguos desde la izquierda, en cualquier fila. Cada camino de lectura paga; todos se suman.',
  respins: 'Rodillos comodín y regiros',
  respinsRule:
    'Cuando sale un comodín, su rodillo entero se vuelve comodín y queda fijo, y los demás giran otra vez gratis. Cada nuevo rodillo comodín da un regiro más: hasta tres.',
  respin: 'Regiro',
  respinsDone: 'Tus rodillos comodín pagaron',
  respinEvery: 'Regiros, en promedio una vez cada',
  toldWays_one: '{times} × {symbol}, {count} camino',
  toldWays_many: '{times} × {symbol}, {count} de caminos',
  toldWays_other: '{times} × {symbol}, {count} caminos',
  toldRespins: 'Regiros',
  toldRespinsWon: 'Ganado en regiros',
  toldNothing: 'Ningún camino pagó',
}
