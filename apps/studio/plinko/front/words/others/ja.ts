import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: '段数',
  risk: 'リスク',
  low: '低',
  medium: '中',
  high: '高',
  landed: '{slots}個中{slot}番のポケット：×{price}',
  howFall:
    'ボールがピンの段を落ちていきます。ピンごとに左か右へ同じ確率で進み、最後に入ったポケットの倍率に賭け金を掛けた額が支払われます。賭け金を含みます。',
  howRisk: '段数が多く、リスクが高いほど、端のポケットの配当は高く、中央の配当は低くなります。',
  howDraw: '各段は2未満の数1つで決まり、0は左、1は右です。ポケットの番号は、ボールが右へ進んだ回数です。',
  board: '{rows}段、{risk}',
  middleToEdge: '端から中央までのポケットと確率',
}
