import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Filas',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  landed: 'Ranura {slot} de {slots}: ×{price}',
  howFall:
    'La bola cae por filas de clavijas. En cada clavija va a la izquierda o a la derecha, con la misma probabilidad, y la ranura donde termina paga su cuota por tu apuesta, con la apuesta incluida.',
  howRisk: 'Con más filas y más riesgo, las ranuras del borde pagan más y las del medio, menos.',
  howDraw:
    'Cada fila es un número menor que 2: 0 es izquierda, 1 es derecha. La ranura es la cantidad de veces que la bola fue a la derecha.',
  board: '{rows} filas, {risk}',
  middleToEdge: 'Ranuras del borde al medio, con sus probabilidades',
}
