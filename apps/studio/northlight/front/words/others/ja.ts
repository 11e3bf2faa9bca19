import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'オーロラ！',
  wildRule: 'ランタン以外のすべての絵柄の代わりになります。リール2、3、4に出ます。',
  freeSpinsRule:
    'ランタン3つ以上でフリースピン{awarded}回、その間の勝ちはすべて×{multiplier}。フリースピン中にランタン3つ以上でさらに{awarded}回、1ラウンド最大{limit}回。',
  aurora: 'オーロラ',
  lantern: 'ランタン',
  reindeer: 'トナカイ',
  fox: 'キツネ',
  owl: 'フクロウ',
  hare: '野ウサギ',
}
