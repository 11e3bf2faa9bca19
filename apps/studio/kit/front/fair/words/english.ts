export const fairEnglish = {
  fair: 'Fair?',
  fairTitle: 'Check this round',
  fairIdea:
    'Before you play, the server locks its secret seed in: below you see its fingerprint. Your own seed is mixed in. After the round the secret is shown, and this page draws the round again.',
  nextRound: 'Next round',
  checkRound: 'Rounds you played',
  nothingToCheck: 'Play a round and check it here.',
  howItIsDrawn: 'How it is drawn',
  seedHash: 'SHA-256 of the server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Your seed',
  nonce: 'Number of the round',
  roundId: 'Round',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Mark it to copy',
  useSeed: 'Use this seed',
  newRandom: 'New random seed',
  seedSaved: 'It counts from the next round on.',
  seedWrong: 'Use 1 to 64 letters A–Z, digits, - or _.',
  promiseKept: 'The seed is the one that was promised before your stake',
  seedKept: 'The shown seed has the promised fingerprint',
  lastResults: 'Last results',
  fairShort: 'Every round is promised before your stake and can be checked after it: tap “Fair?”.',
  anybody: 'Open the public check page',
}

export type FairWord = keyof typeof fairEnglish
export type FairWords = Readonly<Record<FairWord, string>>
