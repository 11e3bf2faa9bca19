import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Linhas',
  risk: 'Risco',
  low: 'Baixo',
  medium: 'Médio',
  high: 'Alto',
  landed: 'Canaleta {slot} de {slots}: ×{price}',
  howFall:
    'A bola cai por linhas de pinos. Em cada pino ela vai para a esquerda ou para a direita, com a mesma chance, e a canaleta em que termina paga sua cotação vezes a sua aposta, com a aposta incluída.',
  howRisk: 'Mais linhas e mais risco fazem as canaletas da borda pagar mais e as do meio, menos.',
  howDraw:
    'Cada linha é um número menor que 2: 0 é esquerda, 1 é direita. A canaleta é o número de vezes que a bola foi para a direita.',
  board: '{rows} linhas, {risk}',
  middleToEdge: 'Canaletas da borda ao meio, com suas chances',
}
