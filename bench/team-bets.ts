import { listTeamBets } from '@ante/contract/agents/bets.ts'

interface Query {
  /** First and last of 31 days. */
  from: string
  to: string
  /** A direct downline member of the agent. */
  below: string
  /** Returns the address of a page that many pages further on. */
  pageAfter(path: string, pages: number): Promise<string>
}

const LAZY_PAGE = 50

/** Returns an agent's queries of the team's bets: a label and an address each. */
export async function betPages({ from, to, below, pageAfter }: Query): Promise<[what: string, path: string][]> {
  const all = `${listTeamBets.path}?from=${from}&to=${to}`
  return [
    ['bets of the team, 31 days', all],
    [`the same, page ${LAZY_PAGE}`, await pageAfter(all, LAZY_PAGE)],
    ['bets at slots', `${all}&category=RNG`],
    ['bets that were lost', `${all}&outcome=lost`],
    ['bets of a day in the past', `${listTeamBets.path}?from=${from}&to=${from}`],
    ['bets of those whose account begins so: 11,111', `${all}&account=bench12`],
    ['the same: 111', `${all}&account=bench1234`],
    ['bets of one', `${all}&account=bench123456`],
    ['bets of a small team within it', `${all}&parent=${below}`],
    ['bets that were taken back: nobody’s', `${all}&outcome=voided`],
    ['bets at a maker’s games that nobody plays', `${all}&vendor=ANS`],
  ]
}
