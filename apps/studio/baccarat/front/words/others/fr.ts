import { table as ofTables } from '../../../../tables/front/words/others/fr.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Joueur',
  banker: 'Banque',
  tie: 'Égalité',
  playerPair: 'Paire Joueur',
  bankerPair: 'Paire Banque',
  playerWins: 'Joueur gagne, {player} à {banker}',
  bankerWins: 'Banque gagne, {banker} à {player}',
  tieCame: 'Égalité à {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, paie {price}. Vos jetons : {laid}',
  letterPlayer: 'J',
  letterBanker: 'B',
  letterTie: 'É',
  roads: 'Routes de ce sabot',
  roadBead: 'Route de perles',
  roadBig: 'Grande route',
  roadBigEye: 'Route grand œil',
  roadSmall: 'Petite route',
  roadCockroach: 'Route cafard',
  rulesCards: 'Les cartes',
  rulesCardsText:
    'Huit jeux de cartes. Les as comptent un, les dix et les figures rien ; d’une somme, seul le dernier chiffre compte. Joueur et Banque reçoivent deux cartes chacun. Huit ou neuf met fin à la partie.',
  rulesThird: 'La troisième carte',
  rulesThirdPlayer: 'Joueur tire de 0 à 5 et reste à 6 et 7.',
  rulesThirdBanker:
    'Si Joueur est resté, Banque tire de 0 à 5. Sinon, elle tire de 0 à 2 ; à 3, sauf si la troisième carte de Joueur est un 8 ; à 4, sur un 2 à 7 ; à 5, sur un 4 à 7 ; à 6, sur un 6 ou un 7.',
  rulesPays: 'Ce qui paie',
  rulesCommission: 'Banque paie 0.95 : 1 : une commission de 5 % sur chaque gain.',
  rulesHalfOnSix: 'Banque paie 1 : 1 sans commission, mais 0.5 : 1 quand elle gagne avec six points.',
  rulesTieBack: 'Une égalité rend les mises sur Joueur et sur Banque.',
  rulesShoe:
    'Un sabot est distribué pendant {rounds} parties, quoi qu’il soit sorti, puis un nouveau commence : ainsi, chaque partie a exactement les mêmes chances.',
}
