import * as z from 'zod/mini'

/** For all lists of those below somebody. */
export const TEAM_A_PAGE = 20

/** Somebody in the agent's team, by his id; who asks for others is refused. */
export const TeamMemberId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const TeamMember = z.object({ memberId: z.string(), customerName: z.string(), type: z.number() })
export type TeamMember = z.output<typeof TeamMember>

/** How an account begins, whatever its case; empty for all. */
export const AccountBegins = z._default(z.string().check(z.maxLength(64)), '')

/** Whose downline is asked for, the agent's own where nobody is said; and where the last page ended. */
export const pageOfTeam = {
  parent: z.optional(TeamMemberId),
  /** The last answer's `next`. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
}

/** Where a list stands in the tree. */
export const placeInTeam = {
  /** From the agent who asks down to the one whose downline this is. */
  line: z.array(TeamMember),
  /** Null at the end of the list. */
  next: z.nullable(z.string()),
}
