export const fairEnglish = {
  fairButton: 'Fair?',
  fairTitle: 'Verify this round',
  fairnessIntro:
    'Before you play, the server commits to its secret seed by showing the hash below. Your client seed is mixed in. After the round, the server seed is shown, and this page draws the round again.',
  nextRound: 'Next round',
  roundsPlayed: 'Rounds played',
  noRoundsToVerify: 'Play a round to verify it here.',
  howResultsAreDrawn: 'How results are drawn',
  seedHash: 'SHA-256 of the server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Client seed',
  nonce: 'Nonce',
  roundId: 'Round',
  copy: 'Copy',
  copied: 'Copied',
  selectToCopy: 'Select the text to copy it',
  useSeed: 'Use this seed',
  newRandom: 'New random seed',
  seedSaved: 'Applies from the next round.',
  invalidSeed: 'Use 1 to 64 characters: A–Z, a–z, 0–9, - or _.',
  committedBeforeBet: 'The server seed was committed before your bet',
  seedMatchesHash: 'The server seed matches its hash',
  lastResults: 'Last results',
  fairnessSummary: 'Every result is committed before your bet, and you can verify it afterwards. Tap “Fair?”.',
  publicVerificationLink: 'Open the public verification page',
}

export type FairTextId = keyof typeof fairEnglish
export type FairTexts = Readonly<Record<FairTextId, string>>
