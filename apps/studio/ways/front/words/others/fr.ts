import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Arrêter quand il y a un respin',
  paytableNote: 'Ce que paie un chemin pour une mise de {bet}',
  wildRule: 'Remplace tous les symboles sauf l’étoile. Sur les rouleaux 2, 3 et 4 ; il s’étend sur tout son rouleau.',
  scatterRule: 'Paie partout.',
  ways: '243 chemins',
  waysRule:
    'Un symbole paie quand il est sur des rouleaux voisins depuis la gauche, à n’importe quelle rangée. Chaque chemin de lecture paie ; tous s’additionnent.',
  respins: 'Rouleaux joker et respins',
  respinsRule:
    'Quand un joker sort, son rouleau entier devient joker et reste en place, et les autres tournent encore une fois gratuitement. Chaque nouveau rouleau joker donne un respin de plus : jusqu’à trois.',
  respin: 'Respin',
  respinsDone: 'Vos rouleaux joker ont payé',
  respinEvery: 'Respins, en moyenne une fois sur',
  toldWays_one: '{times} × {symbol}, {count} chemin',
  toldWays_many: '{times} × {symbol}, {count} de chemins',
  toldWays_other: '{times} × {symbol}, {count} chemins',
  toldRespins: 'Respins',
  toldRespinsWon: 'Gagné aux respins',
  toldNothing: 'Aucun chemin n’a payé',
}
