import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: '贏得',
  returnToPlayer: '返還率',
  interrupted: '如果連線中斷，本局會在您不在時照常完成，贏得的錢照付。您回來時就能看到。',
  play: '下注 {stake}',
  playing: '進行中',
  soon: '下一局馬上開始',
  mayWin: '可贏 {amount}',
  howToPlay: '玩法',
  returns: '返還',
  returnExact: '無論您怎麼選，全部注額中恰好有 99% 作為贏得的錢返還。不作任何捨入。',
  limits: '限額',
  stakesFromTo: '注額 {least} 到 {most}。',
  largestWin: '一局最多贏注額的 ×{times}，也就是最高注額時為 {amount}。',
  pace: '一局至少 {seconds} 秒。點一下畫面可立即看到結果。',
  interruptions: '發生中斷時',
  fairness: '公平',
  algorithm:
    '以伺服器種子為金鑰，對「用戶端種子:局序號:區塊」計算 HMAC-SHA-256，得出一個個 32 位元的字組。要得到小於某個上限的數，取下一個字組除以該上限的餘數；會使小數字更容易出現的字組則跳過。',
  seedsGive: '由種子算出 {numbers}',
  roundWas: '也就是：{result}。',
  price: '賠付',
  chance: '機率',
  toldResult: '結果',
}
