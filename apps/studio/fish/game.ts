import type { Game } from '../kit/game.ts'
import { drawVolley } from './maths/volley.ts'
import { costOf } from './room/fish-room.ts'
import type { FishRooms } from './room/fish-rooms.ts'
import { RequestedVolley, MIN_VOLLEY_MS } from './room/volley-choice.ts'
import type { Volley } from './room/volley-choice.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { fishTexts } from './front/texts/fish-texts.ts'
import { describeRound } from './describe-round.ts'

/** Payout of each counted shot, in multiples of the price. */
export interface Outcome {
  times: number[]
}

/** Shots at fish in a room shared by up to four players. A volley of several shots is one round. */
export const fishGame = (fishRooms: FishRooms): Game<Outcome, Volley, RequestedVolley> => ({
  engine: 'fish',
  stakeGrainCents: () => 1n,
  choiceIn: () => RequestedVolley,
  fair: false,
  jackpot: null,
  shared: {
    admit: (input, { sessionId }) => {
      const volley = fishRooms
        .roomById(input.choice.room)
        .admit(input.choice, { sessionId, priceCents: input.stakeCents })
      return { ...input, choice: volley, stakeCents: costOf(volley) }
    },
    drawn: (volley, { times }) => fishRooms.find(volley.room)?.claim(volley, times),
    decided: (volley, { times }, isStakeAccepted) =>
      fishRooms.find(volley.room)?.decided(volley, times, isStakeAccepted),
  },
  draw: (drawBelow, { choice: { shots, weapon } }) => {
    const targets = shots.map(({ target }) => target)
    return { times: drawVolley(drawBelow, targets, weapon) }
  },
  wonCents: ({ times }, { choice: { priceCents } }) => BigInt(priceCents) * BigInt(times.reduce((a, b) => a + b, 0)),
  minMs: () => MIN_VOLLEY_MS,
  view: ({ times }) => ({ times }),
  texts: combineTables(frameTexts, fishTexts),
  describe: describeRound,
})
