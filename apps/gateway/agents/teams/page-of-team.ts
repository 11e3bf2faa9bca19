import { TEAM_A_PAGE } from '@ante/contract/agents/team-member.ts'

/** The first of those that were found, and where the next page begins; one more was asked for than a page has. */
export function pageOf<One extends { account: string }>(found: readonly One[]): { page: One[]; next: string | null } {
  const page = found.slice(0, TEAM_A_PAGE)
  return { page, next: found.length > page.length ? (page.at(-1)?.account ?? null) : null }
}
