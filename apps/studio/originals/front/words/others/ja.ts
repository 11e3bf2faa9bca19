import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: '勝利金',
  returnToPlayer: '還元率',
  interrupted: '接続が切れても、ラウンドはそのまま最後まで行われ、勝利金が支払われます。戻ったときに確認できます。',
  play: '{stake}でプレイ',
  playing: 'プレイ中',
  soon: 'まもなく次のラウンド',
  mayWin: '{amount}を獲得できます',
  howToPlay: '遊び方',
  returns: '還元',
  returnExact: '何を選んでも、賭け金全体のちょうど99%が勝利金として戻ります。端数処理はありません。',
  limits: '限度額',
  stakesFromTo: '賭け金は{least}～{most}です。',
  largestWin: '1ラウンドの最大勝利金は賭け金の×{times}、最高賭け金では{amount}です。',
  pace: '1ラウンドは{seconds}秒以上かかります。画面をタップすると、すぐに結果が出ます。',
  interruptions: '途切れたとき',
  fairness: '公正性',
  algorithm:
    'サーバーシードを鍵として「クライアントシード:ラウンド番号:ブロック」のHMAC-SHA-256を計算し、32ビットのワードを得ます。ある上限未満の数は、次のワードを上限で割った余りです。小さい数を出やすくするワードは飛ばします。',
  seedsGive: 'シードから得られるのは{numbers}',
  roundWas: 'つまり：{result}。',
  price: '配当',
  chance: '確率',
  toldResult: '結果',
}
