import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'Lancer',
  under: 'Moins de {edge}',
  over: '{edge} et plus',
  chanceToWin: 'Chance de gagner',
  lessLikely: 'Moins probable, paie plus',
  moreLikely: 'Plus probable, paie moins',
  rolled: 'Sorti : {number}',
  howRoll:
    'Un dé à 10 000 faces, de 00.00 à 99.99, est lancé une fois. Vous dites s’il tombe sous votre ligne ou au-dessus, et avec quelle probabilité.',
  howPrice:
    'La cote est de 99 % divisés par la chance. Une chance peut être choisie là où cette cote donne des centimes entiers à chaque mise.',
  howDraw: 'Le lancer est le premier nombre inférieur à 10 000 ; ses deux derniers chiffres se placent après le point.',
}
