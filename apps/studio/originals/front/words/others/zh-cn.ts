import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: '赢取',
  returnToPlayer: '返还率',
  interrupted: '如果连接断开，本局会在您不在时照常完成，赢得的金额照付。您回来时即可看到。',
  play: '投注 {stake}',
  playing: '进行中',
  soon: '下一局马上开始',
  mayWin: '可赢 {amount}',
  howToPlay: '玩法',
  returns: '返还',
  returnExact: '无论您怎么选，全部注额中恰好有 99% 作为赢取返还。不作任何舍入。',
  limits: '限额',
  stakesFromTo: '注额 {least} 至 {most}。',
  largestWin: '一局最多赢注额的 ×{times}，即在最高注额时为 {amount}。',
  pace: '一局至少 {seconds} 秒。点一下画面可立即看到结果。',
  interruptions: '发生中断时',
  fairness: '公平',
  algorithm:
    '以服务器种子为密钥，对“客户端种子:局序号:块”计算 HMAC-SHA-256，得出一个个 32 位的字。要得到小于某个上限的数，取下一个字除以该上限的余数；会使小数更易出现的字则跳过。',
  seedsGive: '由种子算出 {numbers}',
  roundWas: '即：{result}。',
  price: '赔付',
  chance: '概率',
  toldResult: '结果',
}
