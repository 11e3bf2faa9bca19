import type { GameCategory } from './types.ts'

/** A member of the tree below the demo's agents, with the activity of the last days. */
export interface DemoTeamMember {
  account: string
  type: 0 | 1
  upline: string
  /** Initial balance; decimal text. */
  balance: string
  /** Days since the registration. */
  registeredDaysAgo: number
  /** Days since the last sign-in; null: never. */
  lastSignInDaysAgo: number | null
  /** Played category, and stake per round; null for a member who does not play. */
  plays: { category: GameCategory; stake: number } | null
}

/** Payouts of the team's rounds as multiples of the stake, in rotation. */
export const TEAM_PAYS = [0, 0.5, 1.6, 0, 0.9, 0, 2.4, 0.4] as const
/** Number of days of play, back from today. */
export const TEAM_PLAY_DAYS = 9
/** Amount that an agent has sent to each direct downline player. */
export const TEAM_SENT = '150.00'

const CATEGORIES: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'RNG', 'SPORTS']

/** Agents with their direct downlines, from the top of the tree down. */
const lines: readonly [upline: string, agents: readonly string[], players: readonly string[]][] = [
  ['agent00', ['agent02', 'agent03'], ['amihan', 'bituin']],
  ['agent01', ['agent04'], ['carlo88', 'diwata', 'elias07', 'florante']],
  ['agent02', ['agent05'], ['gabriela', 'hiraya9', 'isagani', 'jacinto', 'kalaw22']],
  ['agent03', [], ['ligaya', 'makisig', 'nenita5']],
  ['agent04', ['agent06'], ['oriang', 'pilar77', 'quirino']],
  ['agent05', [], ['ramon55', 'silang', 'tala2026', 'urduja']],
  ['agent06', ['agent07'], ['violeta', 'wenceslao', 'ximena3']],
  ['agent07', [], ['yumi88', 'zosimo', 'alab01', 'bayani2', 'corazon']],
]

const DEFAULTS = { balance: '2000.00', plays: null } as const
const AGENT_BALANCE = '5000.00'
const MAX_DAYS = 30

/** Members of each demo merchant; an upline precedes its downline members. */
export const team: DemoTeamMember[] = lines
  .flatMap(([upline, agents, players]) => [
    ...agents.map((account) => ({ account, type: 1 as const, upline })),
    ...players.map((account) => ({ account, type: 0 as const, upline })),
  ])
  .map((member, index) => ({ ...DEFAULTS, ...member, ...activityOf(member.type, index) }))

/** Returns the activity of a member: some are new, some regular, and some have not signed in for long. */
function activityOf(type: 0 | 1, index: number) {
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'RNG'
  const money = type === 1 ? { balance: AGENT_BALANCE } : {}
  const registeredDaysAgo = MAX_DAYS - (index % 12)
  if (index % 9 === 8) return { ...money, registeredDaysAgo: 0, lastSignInDaysAgo: 0 }
  if (index % 7 === 6) return { ...money, registeredDaysAgo, lastSignInDaysAgo: index % 2 === 0 ? null : 14 }
  return { ...money, registeredDaysAgo, lastSignInDaysAgo: index % 3, plays: { category, stake: 10 + (index % 5) * 5 } }
}
