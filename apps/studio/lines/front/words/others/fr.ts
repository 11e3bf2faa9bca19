import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Arrêter quand des tours gratuits commencent',
  freeSpins_one: '{count} tour gratuit',
  freeSpins_many: '{count} de tours gratuits',
  freeSpins_other: '{count} tours gratuits',
  freeSpinsPayTwice: 'Chaque gain paie double',
  freeSpinOf: 'Tour gratuit {played} sur {all}',
  moreFreeSpins_one: '{count} tour gratuit de plus',
  moreFreeSpins_many: '{count} de tours gratuits de plus',
  moreFreeSpins_other: '{count} tours gratuits de plus',
  freeSpinsDone: 'Vos tours gratuits ont payé',
  start: 'Commencer',
  wildRule: 'Remplace tous les symboles sauf l’étoile. Sur les rouleaux 2, 3 et 4.',
  scatterRule: 'Paie partout. Trois ou plus ouvrent les tours gratuits.',
  freeSpinsRule:
    'Trois étoiles ou plus donnent {awarded} tours gratuits, où chaque gain paie ×{multiplier}. Trois étoiles ou plus pendant les tours gratuits en ajoutent {awarded}, jusqu’à {limit} par partie.',
  linesRule:
    'Les 20 lignes sont jouées à chaque partie. Une ligne paie sa plus longue suite d’un symbole depuis le rouleau gauche. Les gains des lignes s’additionnent.',
  freeSpinsEvery: 'Tours gratuits, en moyenne une fois sur',
  toldFreeSpins: 'Tours gratuits',
  toldFreeSpinsWon: 'Gagné aux tours gratuits',
}
