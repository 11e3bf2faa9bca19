import * as z from 'zod/mini'

/** Page size of all downline lists. */
export const MEMBERS_PER_PAGE = 20

/** Id of a member of the agent's team; other ids are refused. */
export const TeamMemberId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const TeamMember = z.object({ memberId: z.string(), customerName: z.string(), type: z.number() })
export type TeamMember = z.output<typeof TeamMember>

/** Account prefix, case-insensitive; empty for all. */
export const AccountBegins = z._default(z.string().check(z.maxLength(64)), '')

/** Parameters of a downline list: the owner of the downline, by default the agent, and the cursor. */
export const pageOfTeam = {
  parent: z.optional(TeamMemberId),
  /** `next` of the previous answer. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
}

/** Fields of a downline list: its position in the tree, and the cursor. */
export const positionInTeam = {
  /** Path from the calling agent down to the owner of the downline. */
  line: z.array(TeamMember),
  /** Null at the end of the list. */
  next: z.nullable(z.string()),
}
