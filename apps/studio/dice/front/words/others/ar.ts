import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: 'الرمية',
  under: 'أقل من {edge}',
  over: '{edge} فأكثر',
  chanceToWin: 'احتمال الربح',
  lessLikely: 'احتمال أقل وعائد أكبر',
  moreLikely: 'احتمال أكبر وعائد أقل',
  rolled: 'ظهر {number}',
  howRoll: 'يُرمى مرة واحدة نرد له 10,000 وجه من 00.00 إلى 99.99. أنت تقول هل يقع تحت خطّك أم فوقه، وكم احتمال ذلك.',
  howPrice: 'العائد هو 99 % مقسومة على الاحتمال. يمكن اختيار الاحتمال الذي يكون عائده سنتات كاملة عند كل رهان.',
  howDraw: 'الرمية هي أول عدد أصغر من 10,000، وآخر رقمين منه يقعان بعد الفاصلة.',
}
