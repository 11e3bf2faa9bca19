import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'リスピンで停止',
  paytableNote: 'ベット {bet} での1ウェイの配当',
  wildRule: 'スター以外のすべての絵柄の代わりになります。リール2、3、4に出て、リール全体に広がります。',
  scatterRule: 'どこに出ても配当。',
  ways: '243ウェイ',
  waysRule: '絵柄が左から隣り合うリールにあれば、どの段でも配当されます。読み方ごとに配当され、すべて合計されます。',
  respins: 'ワイルドリールとリスピン',
  respinsRule:
    'ワイルドが出るとリール全体がワイルドになって止まり、他のリールが無料でもう一度回ります。新しいワイルドリールごとにもう1回、最大3回。',
  respin: 'リスピン',
  respinsDone: 'ワイルドリールの配当',
  respinEvery: 'リスピン、平均で次に1回',
  toldWays_other: '{times} × {symbol}、{count}ウェイ',
  toldRespins: 'リスピン',
  toldRespinsWon: 'リスピンの勝ち',
  toldNothing: '当たりウェイなし',
}
