import { table as ofTables } from '../../../../tables/front/words/others/ja.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'プレイヤー',
  banker: 'バンカー',
  tie: 'タイ',
  playerPair: 'Pペア',
  bankerPair: 'Bペア',
  playerWins: 'プレイヤーの勝ち、{player}対{banker}',
  bankerWins: 'バンカーの勝ち、{banker}対{player}',
  tieCame: '{player}でタイ',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}、配当{price}。あなたのチップ：{laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'このシューの罫線',
  roadBead: 'ビーズロード',
  roadBig: '大路',
  roadBigEye: '大眼仔路',
  roadSmall: '小路',
  roadCockroach: '甲由路',
  rulesCards: 'カード',
  rulesCardsText:
    '8デッキを使います。Aは1、10と絵札は0と数え、合計は下1桁だけを数えます。プレイヤーとバンカーに2枚ずつ配ります。8か9が出れば、そこで終わりです。',
  rulesThird: '3枚目のカード',
  rulesThirdPlayer: 'プレイヤーは0～5で引き、6と7でスタンドします。',
  rulesThirdBanker:
    'プレイヤーがスタンドしたとき、バンカーは0～5で引きます。それ以外では、0～2なら引きます。3なら、プレイヤーの3枚目が8でない限り引きます。4なら2～7、5なら4～7、6なら6か7がプレイヤーの3枚目のときに引きます。',
  rulesPays: '配当',
  rulesCommission: 'バンカーの配当は0.95 : 1です。勝つたびに5%のコミッションが引かれます。',
  rulesHalfOnSix: 'バンカーの配当はコミッションなしで1 : 1、ただし6点で勝ったときは0.5 : 1です。',
  rulesTieBack: 'タイのときは、プレイヤーとバンカーへの賭け金が戻ります。',
  rulesShoe:
    '1つのシューは、何が出ても{rounds}ラウンド配られ、その後新しいシューに替わります。そのため、どのラウンドも確率はまったく同じです。',
}
