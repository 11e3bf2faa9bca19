import { POCKETS, WHEEL } from './wheel.ts'

/** Called bets: several spots, with the number of chips on each. */
export type Call = readonly (readonly [spotId: string, chips: number])[]

export const calledBets = {
  voisins: [
    ['0-2-3', 2],
    ['4-7', 1],
    ['12-15', 1],
    ['18-21', 1],
    ['19-22', 1],
    ['25-26-28-29', 2],
    ['32-35', 1],
  ],
  tiers: [
    ['5-8', 1],
    ['10-11', 1],
    ['13-16', 1],
    ['23-24', 1],
    ['27-30', 1],
    ['33-36', 1],
  ],
  orphelins: [
    ['1', 1],
    ['6-9', 1],
    ['14-17', 1],
    ['17-20', 1],
    ['31-34', 1],
  ],
} as const satisfies Record<string, Call>

const NEIGHBOURS = 2

/** Returns the bets on a number and on the two numbers on either side of it on the wheel. */
export function neighboursOf(pocket: number): Call {
  const wheelIndex = WHEEL.indexOf(pocket)
  const steps = Array.from({ length: NEIGHBOURS * 2 + 1 }, (_, index) => index - NEIGHBOURS)
  return steps.map((step) => [String(WHEEL[(wheelIndex + step + POCKETS) % POCKETS]), 1])
}
