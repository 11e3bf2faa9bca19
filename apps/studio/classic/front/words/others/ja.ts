import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'ジャックポット獲得で停止',
  seven: 'セブン',
  'three-bars': 'トリプルBAR',
  'two-bars': 'ダブルBAR',
  'one-bar': 'シングルBAR',
  bell: 'ベル',
  cherry: 'チェリー',
  lemon: 'レモン',
  plum: 'プラム',
  anyBars: 'どれでもBAR3つ',
  twoCherries: '左2リールのチェリー2つ',
  linesRule: '毎回5ラインすべてでプレイします。ラインごとに最も高い勝ちが配当され、別ラインの勝ちは合計されます。',
  jackpot: 'ジャックポット',
  jackpotWon: 'ジャックポット獲得！',
  jackpotRule:
    '各ベットの{share}がジャックポットに入ります。リールの結果にかかわらず、どのラウンドでも全額が当たることがあり、その後は新しく始まります。',
  jackpotChance: 'ベット {bet} での確率は{rounds}分の1。ベットが2倍なら確率も2倍です。',
  returnOfJackpot: 'ジャックポットからの追加還元',
}
