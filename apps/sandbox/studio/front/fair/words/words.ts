/** What a page says of rounds that were promised before their stake. */
export interface FairWords {
  fair: string
  fairTitle: string
  fairIdea: string
  nextRound: string
  checkRound: string
  nothingToCheck: string
  howItIsDrawn: string
  seedHash: string
  serverSeed: string
  clientSeed: string
  nonce: string
  roundId: string
  copy: string
  copied: string
  copyByHand: string
  useSeed: string
  newRandom: string
  seedSaved: string
  seedWrong: string
  promiseKept: string
  seedKept: string
  lastResults: string
  fairShort: string
  /** Leads to the page where no session is needed. */
  anybody: string
}
