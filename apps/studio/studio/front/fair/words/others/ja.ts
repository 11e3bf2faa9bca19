import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: '公正？',
  fairTitle: 'このラウンドを検証',
  fairIdea:
    'プレイの前に、サーバーは秘密シードを固定します。下に見えるのがその指紋です。そこにあなたのシードが混ぜられます。ラウンドが終わると秘密シードが公開され、このページがラウンドを再現します。',
  nextRound: '次のラウンド',
  checkRound: 'プレイしたラウンド',
  nothingToCheck: '1ラウンドプレイして、ここで検証してください。',
  howItIsDrawn: '抽選のしくみ',
  seedHash: 'サーバーシードのSHA-256',
  serverSeed: 'サーバーシード',
  clientSeed: 'あなたのシード',
  nonce: 'ラウンド番号',
  roundId: 'ラウンド',
  copy: 'コピー',
  copied: 'コピーしました',
  copyByHand: '選択してコピー',
  useSeed: 'このシードを使う',
  newRandom: '新しいランダムシード',
  seedSaved: '次のラウンドから有効です。',
  seedWrong: '英字A–Z、数字、-、_を1～64文字で入力してください。',
  promiseKept: 'シードはベット前に約束されたものです',
  seedKept: '公開されたシードの指紋は約束どおりです',
  lastResults: '最近の結果',
  fairShort: 'どのラウンドもベットの前に約束され、終了後に検証できます。「公正？」をタップしてください。',
  anybody: '専用のページで、誰でも検証できます',
}
