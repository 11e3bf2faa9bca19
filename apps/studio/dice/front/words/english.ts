export const english = {
  side: 'Roll',
  under: 'Under {edge}',
  over: '{edge} and over',
  chanceToWin: 'Chance to win',
  lessLikely: 'Less likely, pays more',
  moreLikely: 'More likely, pays less',
  rolled: 'Rolled {number}',
  howRoll:
    'A die with 10,000 faces, from 00.00 to 99.99, is rolled once. You say whether it falls under your line or over it, and how likely that is.',
  howPrice:
    'The price is 99 % divided by the chance. A chance can be chosen where that price is whole cents at every stake.',
  howDraw: 'The roll is the first number below 10,000; its last two digits stand behind the point.',
}
export type DiceKey = keyof typeof english
