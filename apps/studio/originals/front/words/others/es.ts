import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Premio',
  returnToPlayer: 'Retorno',
  interrupted: 'Si se corta la conexión, la ronda termina sin ti y su premio se paga. Lo ves cuando vuelves.',
  play: 'Jugar {stake}',
  playing: 'En juego',
  soon: 'La próxima ronda, en un momento',
  mayWin: 'Puedes ganar {amount}',
  howToPlay: 'Cómo se juega',
  returns: 'Lo que vuelve',
  returnExact:
    'De todas las apuestas, exactamente el 99 % vuelve como premios, elijas lo que elijas. Nada se redondea.',
  limits: 'Límites',
  stakesFromTo: 'Apuestas de {least} a {most}.',
  largestWin: 'El mayor premio de una ronda es ×{times} la apuesta, es decir, {amount} con la apuesta más alta.',
  pace: 'Una ronda dura al menos {seconds} segundos. Un toque en la imagen muestra el resultado al instante.',
  interruptions: 'Cuando algo falla',
  fairness: 'Juego justo',
  algorithm:
    'HMAC-SHA-256, con la semilla del servidor como clave, sobre “semilla del cliente:número de ronda:bloque” da palabras de 32 bits. Un número menor que un límite es la siguiente palabra módulo el límite; la palabra que favorecería a los números pequeños se salta.',
  seedsGive: 'Las semillas dan {numbers}',
  roundWas: 'Es decir: {result}.',
  price: 'Paga',
  chance: 'Probabilidad',
  toldResult: 'Resultado',
}
