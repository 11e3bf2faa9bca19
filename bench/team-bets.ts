import { listTeamBets } from '@ante/contract/agents/bets.ts'

interface Query {
  /** First and last of 31 days. */
  from: string
  to: string
  /** A direct downline member of the agent. */
  downlineMember: string
  /** Returns the address of page number `pages`, counted from 1. */
  pageAfter(path: string, pages: number): Promise<string>
}

const DEEP_PAGE = 50

/** Returns an agent's queries of the team's bets: a label and an address each. */
export async function betPages({
  from,
  to,
  downlineMember,
  pageAfter,
}: Query): Promise<[what: string, path: string][]> {
  const path = `${listTeamBets.path}?from=${from}&to=${to}`
  return [
    ['bets of the team, 31 days', path],
    [`the same, page ${DEEP_PAGE}`, await pageAfter(path, DEEP_PAGE)],
    ['bets at slots', `${path}&category=RNG`],
    ['lost bets', `${path}&outcome=lost`],
    ['bets of a day in the past', `${listTeamBets.path}?from=${from}&to=${from}`],
    ['bets of 11,111 accounts with a common prefix', `${path}&account=bench12`],
    ['bets of 111 accounts with a common prefix', `${path}&account=bench1234`],
    ['bets of one account', `${path}&account=bench123456`],
    ['bets of a small team within the team', `${path}&parent=${downlineMember}`],
    ['voided bets, without results', `${path}&outcome=voided`],
    ['bets at a vendor, without results', `${path}&vendor=ANS`],
  ]
}
