import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Patas?',
  fairTitle: 'Suriin ang round na ito',
  fairIdea:
    'Bago ka maglaro, kinakandado ng server ang lihim nitong seed: nasa ibaba ang bakas nito. Hinahaluan ito ng sarili mong seed. Pagkatapos ng round, ipinapakita ang lihim at muling binubunot ng pahinang ito ang round.',
  nextRound: 'Susunod na round',
  checkRound: 'Mga nilaro mong round',
  nothingToCheck: 'Maglaro ng isang round at suriin ito rito.',
  howItIsDrawn: 'Paano binubunot',
  seedHash: 'SHA-256 ng server seed',
  serverSeed: 'Server seed',
  clientSeed: 'Seed mo',
  nonce: 'Bilang ng round',
  roundId: 'Round',
  copy: 'Kopyahin',
  copied: 'Nakopya',
  copyByHand: 'Markahan para kopyahin',
  useSeed: 'Gamitin ang seed',
  newRandom: 'Bagong random na seed',
  seedSaved: 'Gagamitin ito mula sa susunod na round.',
  seedWrong: 'Gumamit ng 1 hanggang 64 na letrang A–Z, numero, - o _.',
  promiseKept: 'Ito ang seed na ipinangako bago ang taya mo',
  seedKept: 'Tugma ang ipinakitang seed sa ipinangakong bakas',
  lastResults: 'Mga huling resulta',
  fairShort: 'Ipinapangako ang bawat round bago ang taya mo at masusuri pagkatapos: pindutin ang “Patas?”.',
  anybody: 'Masusuri ito ng kahit sino, sa sariling page',
}
