import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Tirada',
  under: 'Menos de {edge}',
  over: '{edge} o más',
  chanceToWin: 'Probabilidad de ganar',
  lessLikely: 'Menos probable, paga más',
  moreLikely: 'Más probable, paga menos',
  rolled: 'Salió {number}',
  howRoll:
    'Se tira una vez un dado de 10 000 caras, de 00.00 a 99.99. Tú dices si cae por debajo de tu línea o por encima, y qué tan probable es eso.',
  howPrice:
    'La cuota es el 99 % dividido por la probabilidad. Se puede elegir una probabilidad si esa cuota da centavos enteros con cualquier apuesta.',
  howDraw: 'La tirada es el primer número menor que 10 000; sus dos últimas cifras van después del punto.',
}
