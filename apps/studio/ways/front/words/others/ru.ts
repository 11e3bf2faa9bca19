import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Остановить при респине',
  paytableNote: 'Сколько платит один путь при ставке {bet}',
  wildRule: 'Заменяет все символы, кроме звезды. На барабанах 2, 3 и 4; занимает весь барабан.',
  scatterRule: 'Платит на любом месте.',
  ways: '243 пути',
  waysRule:
    'Символ платит, если стоит на соседних барабанах слева, в любом ряду. Платит каждый путь, все складываются.',
  respins: 'Барабаны-вайлды и респины',
  respinsRule:
    'Когда выпадает вайлд, весь его барабан становится вайлдом и стоит, а остальные крутятся ещё раз бесплатно. Каждый новый барабан-вайлд даёт ещё один респин: до трёх.',
  respin: 'Респин',
  respinsDone: 'Ваши барабаны-вайлды принесли',
  respinEvery: 'Респины в среднем раз в',
  toldWays_one: '{times} × {symbol}, {count} путь',
  toldWays_few: '{times} × {symbol}, {count} пути',
  toldWays_many: '{times} × {symbol}, {count} путей',
  toldWays_other: '{times} × {symbol}, {count} пути',
  toldRespins: 'Респины',
  toldRespinsWon: 'Выиграно в респинах',
  toldNothing: 'Ни один путь не сыграл',
}
