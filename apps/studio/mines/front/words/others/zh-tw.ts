import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: '地雷',
  fewer: '減少地雷',
  more: '增加地雷',
  nextField: '下一格',
  worthNow: '目前價值',
  openField: '翻開一格',
  firstPays: '翻開第一個安全格即為 {amount}',
  cashOut: '兌現 {amount}',
  orGoOn: '或翻開下一格',
  field: '第 {field} 格',
  gemAt: '第 {field} 格：安全',
  mineAt: '第 {field} 格：地雷',
  hit: '第 {field} 格踩到地雷',
  taken: '翻開 {count} 個安全格後兌現',
  mineList: '地雷在第 {fields} 格',
  alreadyOpen: '這一格已經翻開。',
  openFirst: '請先翻開一格：在此之前沒有可兌現的金額。',
  roundRuns: '您的上一局仍在進行，現在顯示在這裡。',
  howOpen:
    '25 格中有一部分藏著地雷，數量由您決定。逐格翻開：每個安全格都會提高價值，翻開任何一個之後都可以兌現。踩到地雷則本局結束，失去注額。',
  howPrice: '一局的價值是注額的 99% 除以走到這一步的機率。派付時，不足一分的部分捨去。',
  howEnds: '翻開最後一個安全格時自動派付；使本局價值達到注額 10,000 倍或以上的第一格也自動派付。',
  returnMines: '無論有多少地雷、在哪裡停下，全部注額的 99% 都會返還，減去派付時捨去的不足一分的部分。',
  left: '中途離開的局會原樣保留：改天或換一支手機，您都能在這裡找到。24 小時後自動兌現；一格都沒翻開的，退回注額。',
  howDraw:
    '所有地雷在下注時就抽定：每顆都從仍空著的格中抽取，從 1 數起，由左到右、由上到下。本局結束後與種子一起公布。',
  safeFields: '已開安全格',
}
