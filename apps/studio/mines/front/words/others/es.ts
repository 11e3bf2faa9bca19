import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Minas',
  fewer: 'Menos minas',
  more: 'Más minas',
  nextField: 'Próxima casilla',
  worthNow: 'Vale ahora',
  openField: 'Abre una casilla',
  firstPays: 'Con la primera casilla segura: {amount}',
  cashOut: 'Cobrar {amount}',
  orGoOn: 'o abre la próxima casilla',
  field: 'Casilla {field}',
  gemAt: 'Casilla {field}: segura',
  mineAt: 'Casilla {field}: una mina',
  hit: 'Una mina en la casilla {field}',
  taken: 'Cobrado. Casillas seguras: {count}',
  mineList: 'Minas en las casillas {fields}',
  alreadyOpen: 'Esta casilla ya está abierta.',
  openFirst: 'Abre primero una casilla: hasta entonces no hay nada que cobrar.',
  roundRuns: 'Tu última ronda sigue en curso. Aquí la ves.',
  howOpen:
    'Hay minas bajo algunas de las 25 casillas; tú dices cuántas. Abre las casillas una por una: cada casilla segura aumenta el valor, y puedes cobrar después de cualquiera de ellas. Una mina termina la ronda y la apuesta se pierde.',
  howPrice:
    'Una ronda vale el 99 % de la apuesta dividido por la probabilidad de haber llegado hasta ahí. Al pagarla se descartan las fracciones de centavo.',
  howEnds:
    'La última casilla segura se paga sola, y también la primera casilla que hace que una ronda valga 10 000 apuestas o más.',
  returnMines:
    'De todas las apuestas vuelve el 99 %, con cualquier número de minas y pares donde pares, menos las fracciones de centavo que se descartan al pagar una ronda.',
  left: 'Una ronda que dejas se guarda tal como está: otro día, en otro teléfono, la encuentras aquí. Después de 24 horas se cobra sola; si no había ninguna casilla abierta, la apuesta se devuelve.',
  howDraw:
    'Todas las minas se sortean al apostar: cada una entre las casillas que siguen libres, contadas desde 1, de izquierda a derecha y hacia abajo. Se muestran con la semilla cuando la ronda termina.',
  safeFields: 'Casillas seguras abiertas',
}
