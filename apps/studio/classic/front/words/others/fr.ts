import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Arrêter quand le jackpot est gagné',
  seven: 'Sept',
  'three-bars': 'Triple bar',
  'two-bars': 'Double bar',
  'one-bar': 'Simple bar',
  bell: 'Cloche',
  cherry: 'Cerise',
  lemon: 'Citron',
  plum: 'Prune',
  anyBars: 'Trois bars quelconques',
  twoCherries: 'Deux cerises sur les rouleaux de gauche',
  linesRule:
    'Les 5 lignes sont jouées à chaque partie. Une ligne paie son meilleur gain ; les gains des lignes s’additionnent.',
  jackpot: 'Jackpot',
  jackpotWon: 'Le jackpot est à vous !',
  jackpotRule:
    '{share} de chaque mise va au jackpot. N’importe quelle partie peut le gagner en entier, quoi que montrent les rouleaux ; puis il repart.',
  jackpotChance: 'Pour une mise de {bet}, la chance est de 1 sur {rounds} ; deux fois la mise, deux fois la chance.',
  returnOfJackpot: 'Rendu en plus par le jackpot',
}
