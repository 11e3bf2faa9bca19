import { table as ofTables } from '../../../../tables/front/words/others/fr.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Nul',
  meronWins: 'Meron gagne',
  walaWins: 'Wala gagne',
  drawCame: 'Nul : les mises des deux côtés sont rendues',
  drawPrice: '8 : 1',
  noOdds: 'sans cote',
  pool: 'Cagnotte {amount}',
  seed: 'Apport de la maison de chaque côté : {amount}',
  spotLabel: '{spot}, cote {odds}. Vos jetons : {laid}',
  lastBouts: 'Derniers combats',
  rulesArena: 'L’arène',
  rulesArenaText:
    'Deux blasons s’affrontent : Meron et Wala. C’est un jeu dessiné ; aucun animal n’y prend part. Sur 400 chances égales, Meron et Wala en ont 179 chacun et le nul en a 42.',
  rulesPool: 'Les cotes de la cagnotte',
  rulesPoolText:
    'Toutes les mises des deux côtés et l’apport de la maison forment la cagnotte. {takeout} % en restent à la maison ; le reste est partagé entre les mises du côté qui gagne. Les cotes sont coupées à deux décimales, et ce que cela laisse reste aussi à la maison ; elles ne sont jamais inférieures à 1.00. Ce sont les cotes à la fermeture des paris qui comptent.',
  rulesSeed:
    'Le studio pose un apport de {amount} de chaque côté. Il fait partie de la cagnotte et tout le monde le voit.',
  rulesNoSeed: 'Cette arène n’a pas d’apport de la maison : la cagnotte, ce sont les seules mises des joueurs.',
  rulesEmpty: 'Si un côté est vide à la fermeture des paris, les mises de l’autre sont rendues.',
  rulesDraw: 'Le nul paie 8 : 1 et ne fait pas partie de la cagnotte ; il rend les mises des deux côtés.',
  returnSide: 'Meron ou Wala, quand les deux cagnottes sont égales',
  returnDraw: 'Nul',
  toldOdds: 'Cote finale de {side}',
  toldPool: 'Mises des joueurs sur {side}',
  toldSeed: 'Fonds de la maison de chaque côté',
}
