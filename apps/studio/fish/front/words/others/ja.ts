import type { OtherTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: OtherTable<FishWord> = {
  minnow: 'ハヤ',
  sunfish: 'サンフィッシュ',
  lantern: 'ランタンフィッシュ',
  puffer: 'フグ',
  angel: 'エンゼルフィッシュ',
  turtle: 'ウミガメ',
  ray: 'エイ',
  squid: 'イカ',
  marlin: 'カジキ',
  shark: 'サメ',
  carp: '黄金のコイ',
  mine: '機雷',
  eel: '雷ウナギ',
  'boss-shell': '冠の主：殻',
  'boss-crown': '冠の主：冠',
  'boss-heart': '冠の主：心臓',

  water: '海。タップまたは長押しで撃ちます。矢印キーで大砲の向きを変え、スペースキーで撃ちます。',
  double: 'ダブル',
  lock: 'ロック',
  pickTarget: 'ロックする魚をタップしてください。',
  bossComes: '冠の主が現れます',
  wonTold: '{name}：{amount}の勝ち',
  resumed: '前回の一斉射撃で{amount}を獲得しました。',
  resumedNothing: '前回の一斉射撃では何も捕れませんでした。',

  allGone: 'その魚はもういません。料金は引かれていません。',
  tooFast: '大砲の準備中です。料金は引かれていません。',
  notPlaced: 'この弾は受け付けられませんでした。料金は引かれていません。',
  newSeat: '再び席に着きました。料金は引かれていません。',
  noSeat: '現在、席をご用意できません。再試行中…',

  rulesPlay: '遊び方',
  rulesIdea:
    '最大4人のプレイヤーが同じ魚を撃ちます。弾の料金がかかるのは当たったときだけです。当たった弾は、最大{shots}発の一斉射撃としてまとめて送られます。何にも当たらない弾は無料です。',
  rulesFirst:
    '魚は、最初に捕った人のものです。届いたときに魚がいなかった弾には料金がかからず、そのままあなたに残ります。',
  rulesVolley:
    '料金のかかる弾には、それぞれ独立した確率があります。1回の一斉射撃のうち2発が同じ魚を捕った場合は、両方に支払われます。',
  rulesDouble: 'ダブル：弾の料金は2倍になり、同じ賞金を得る確率も2倍になります。',
  rulesLock: 'ロック：弾はタップした魚を追い、ほかの魚は素通りします。料金も確率も変わりません。',
  rulesBoss: '冠の主は{seconds}秒ごとに現れます。殻、冠、心臓の順に壊され、それぞれ壊した人に支払われます。',
  rulesSwept:
    '機雷と雷ウナギは、それぞれの賞金表から抽選された賞金を支払います。巻き込まれた小さな魚はその賞金に含まれ、別に支払われることはありません。そのため、近くに何が泳いでいるかで確率が変わることはありません。',
  prices: '弾1発の賞金と確率',
  target: 'ターゲット',
  pays: '賞金（料金の倍数）',
  chance: '確率',
  figures: '数値と限度',
  rulesReturn: 'プレイヤー還元率：弾に支払われた料金全体の{share}。どのターゲット、どの威力でもまったく同じです。',
  rulesLargest: '弾1発の最大賞金：料金の{times}倍。',
  rulesLimits: '弾の料金は{least}～{most}。1回の一斉射撃は最大{shots}発、1秒に最大{speed}発です。',
  rulesRound: '賞金はすべて料金の整数倍なので、端数処理は一切ありません。',
  interrupted:
    '接続が切れても、送られた一斉射撃は1回だけ数えられるか、まったく数えられないかのどちらかで、獲得した分は支払われます。戻ったときにお知らせします。',
  caughtList: '{name} ×{times}',
  caughtNothing: '捕獲なし',
  shots_other: '{count}発',
  shotPrice: '1発の値段',
}
