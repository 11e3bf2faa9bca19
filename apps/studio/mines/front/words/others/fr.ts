import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Mines',
  fewer: 'Moins de mines',
  more: 'Plus de mines',
  nextField: 'Prochaine case',
  worthNow: 'Vaut',
  openField: 'Ouvrez une case',
  firstPays: 'Avec la première case sûre : {amount}',
  cashOut: 'Encaisser {amount}',
  orGoOn: 'ou ouvrez la prochaine case',
  field: 'Case {field}',
  gemAt: 'Case {field} : sûre',
  mineAt: 'Case {field} : une mine',
  hit: 'Une mine sur la case {field}',
  taken: 'Encaissé. Cases sûres : {count}',
  mineList: 'Mines sur les cases {fields}',
  alreadyOpen: 'Cette case est déjà ouverte.',
  openFirst: 'Ouvrez d’abord une case : avant cela, il n’y a rien à encaisser.',
  roundRuns: 'Votre dernière partie est encore en cours. La voici.',
  howOpen:
    'Des mines se cachent sous certaines des 25 cases ; vous dites combien. Ouvrez les cases une à une : chaque case sûre vaut plus, et vous pouvez encaisser après n’importe laquelle. Une mine termine la partie, et la mise est perdue.',
  howPrice:
    'Une partie vaut 99 % de la mise divisés par la chance d’être arrivé jusque-là. Quand elle est payée, les fractions de centime sont supprimées.',
  howEnds:
    'La dernière case sûre est payée d’elle-même, de même que la première case qui porte une partie à 10 000 mises ou plus.',
  returnMines:
    'Sur toutes les mises, 99 % reviennent, quel que soit le nombre de mines et où que vous vous arrêtiez, moins les fractions de centime supprimées quand une partie est payée.',
  left: 'Une partie que vous quittez est gardée telle quelle : un autre jour, sur un autre téléphone, vous la retrouvez ici. Après 24 heures, elle est encaissée d’elle-même ; si aucune case n’était ouverte, la mise est rendue.',
  howDraw:
    'Toutes les mines sont tirées au moment de la mise : chacune parmi les cases encore libres, comptées à partir de 1, de gauche à droite puis vers le bas. Elles sont montrées avec la seed quand la partie est terminée.',
  safeFields: 'Cases sûres ouvertes',
}
