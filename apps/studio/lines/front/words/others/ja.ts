import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'フリースピンが始まったら停止',
  freeSpins_other: 'フリースピン{count}回',
  freeSpinsPayTwice: 'すべての勝ちが2倍',
  freeSpinOf: 'フリースピン {played} / {all}',
  moreFreeSpins_other: 'フリースピンさらに{count}回',
  freeSpinsDone: 'フリースピンの配当',
  start: 'スタート',
  wildRule: 'スター以外のすべての絵柄の代わりになります。リール2、3、4に出ます。',
  scatterRule: 'どこに出ても配当。3つ以上でフリースピン開始。',
  freeSpinsRule:
    'スター3つ以上でフリースピン{awarded}回、その間の勝ちはすべて×{multiplier}。フリースピン中にスター3つ以上でさらに{awarded}回、1ラウンド最大{limit}回。',
  linesRule:
    '毎回20ラインすべてでプレイします。左リールから同じ絵柄が最も長く続いた分が配当され、別ラインの勝ちは合計されます。',
  freeSpinsEvery: 'フリースピン、平均で次に1回',
  toldFreeSpins: 'フリースピン',
  toldFreeSpinsWon: 'フリースピンの勝ち',
}
