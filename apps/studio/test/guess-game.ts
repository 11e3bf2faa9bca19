import * as z from 'zod/mini'

import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import type { Game } from '../kit/game.ts'

/** A minimal fair game: guess one of four; a correct guess pays three times the stake. */
export const guessGame: Game<{ drawn: number; picked: number }, number> = {
  engine: 'guess',
  texts: frameTexts,
  stakeGrainCents: () => 100n,
  choiceIn: () => z.int().check(z.minimum(0), z.maximum(3)),
  fair: true,
  jackpot: { contributionCents: (stakeCents) => stakeCents / 50n, wins: ({ drawn }) => drawn === 3 },
  draw: (drawBelow, { choice }) => ({ drawn: drawBelow(4), picked: choice }),
  wonCents: ({ drawn, picked }, { stakeCents }) => (drawn === picked ? 3n * stakeCents : 0n),
  minMs: () => 0,
  view: (outcome) => outcome,
  describe: ({ outcome }) => ({ lines: [{ label: 'Drawn', value: `${outcome.drawn}` }], picture: null }),
}
