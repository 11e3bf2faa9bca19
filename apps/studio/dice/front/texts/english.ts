export const english = {
  side: 'Roll',
  under: 'Under {edge}',
  over: '{edge} or over',
  winChance: 'Win chance',
  lessLikely: 'Lower chance, higher payout',
  moreLikely: 'Higher chance, lower payout',
  rolled: 'Rolled {number}',
  howRoll:
    'A number from 00.00 to 99.99 is rolled, each of the 10,000 equally likely. Choose whether it falls under or over your number, and how likely that is.',
  howPrice:
    'The payout multiplier is 99% divided by the win chance. Only chances that pay whole cents at every stake are offered.',
  drawExplained: 'The roll is the first number below 10,000, with a decimal point before its last two digits.',
}
export type DiceKey = keyof typeof english
