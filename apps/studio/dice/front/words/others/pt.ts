import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Lance',
  under: 'Menos de {edge}',
  over: '{edge} ou mais',
  chanceToWin: 'Chance de ganhar',
  lessLikely: 'Menos provável, paga mais',
  moreLikely: 'Mais provável, paga menos',
  rolled: 'Saiu {number}',
  howRoll:
    'Um dado com 10 000 faces, de 00.00 a 99.99, é lançado uma vez. Você diz se ele cai abaixo da sua linha ou acima dela, e quão provável isso é.',
  howPrice:
    'A cotação é 99% divididos pela chance. Uma chance pode ser escolhida quando essa cotação dá centavos inteiros em qualquer aposta.',
  howDraw: 'O lance é o primeiro número menor que 10 000; seus dois últimos dígitos ficam depois do ponto.',
}
