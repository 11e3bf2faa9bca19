import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: '地雷',
  fewer: '减少地雷',
  more: '增加地雷',
  nextField: '下一格',
  worthNow: '当前价值',
  openField: '翻开一格',
  firstPays: '翻开第一个安全格即为 {amount}',
  cashOut: '兑现 {amount}',
  orGoOn: '或翻开下一格',
  field: '第 {field} 格',
  gemAt: '第 {field} 格：安全',
  mineAt: '第 {field} 格：地雷',
  hit: '第 {field} 格踩到地雷',
  taken: '翻开 {count} 个安全格后兑现',
  mineList: '地雷在第 {fields} 格',
  alreadyOpen: '这一格已经翻开。',
  openFirst: '请先翻开一格：在此之前没有可兑现的金额。',
  roundRuns: '您的上一局仍在进行，现在显示在这里。',
  howOpen:
    '25 格中有一部分藏着地雷，数量由您定。逐格翻开：每个安全格都会提高价值，翻开任意一个之后都可以兑现。踩到地雷则本局结束，失去注额。',
  howPrice: '一局的价值是注额的 99% 除以走到这一步的概率。派付时，不足一分的部分舍去。',
  howEnds: '翻开最后一个安全格时自动派付；使本局价值达到注额 10,000 倍或以上的第一格也自动派付。',
  returnMines: '无论有多少地雷、在哪里停下，全部注额的 99% 都会返还，减去派付时舍去的不足一分的部分。',
  left: '中途离开的局会原样保留：改天或换一部手机，您都能在这里找到。24 小时后自动兑现；一格都没翻开的，退回注额。',
  howDraw:
    '所有地雷在投注时即抽定：每颗都从仍空着的格中抽取，从 1 数起，从左到右、从上往下。本局结束后与种子一起公布。',
  safeFields: '已开安全格',
}
