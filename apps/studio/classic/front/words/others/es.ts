import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Parar cuando se gane el bote',
  seven: 'Siete',
  'three-bars': 'Bar triple',
  'two-bars': 'Bar doble',
  'one-bar': 'Bar simple',
  bell: 'Campana',
  cherry: 'Cereza',
  lemon: 'Limón',
  plum: 'Ciruela',
  anyBars: 'Tres bares cualesquiera',
  twoCherries: 'Dos cerezas en los rodillos izquierdos',
  linesRule:
    'Se juegan las 5 líneas en cada ronda. Una línea paga su mejor premio; los premios de líneas distintas se suman.',
  jackpot: 'Bote',
  jackpotWon: '¡El bote es tuyo!',
  jackpotRule:
    'El {share} de cada apuesta va al bote. Cualquier ronda puede ganarlo entero, muestren lo que muestren los rodillos; luego empieza de nuevo.',
  jackpotChance: 'Con una apuesta de {bet} la probabilidad es 1 entre {rounds}; doble apuesta, doble probabilidad.',
  returnOfJackpot: 'Devuelto además por el bote',
}
