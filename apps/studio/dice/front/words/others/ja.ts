import type { DiceKey } from '../english.ts'

export const table: Readonly<Record<DiceKey, string>> = {
  side: '出目',
  under: '{edge}未満',
  over: '{edge}以上',
  chanceToWin: '当たる確率',
  lessLikely: '確率を下げ、配当を上げる',
  moreLikely: '確率を上げ、配当を下げる',
  rolled: '出目 {number}',
  howRoll:
    '00.00から99.99まで10,000面のサイコロを1回振ります。出目があなたのラインより下か上か、そしてその確率を選びます。',
  howPrice: '配当は99%を確率で割った値です。選べるのは、どの賭け金でも配当がセント単位ちょうどになる確率です。',
  howDraw: '出目は10,000未満の最初の数で、下2桁が小数点以下になります。',
}
