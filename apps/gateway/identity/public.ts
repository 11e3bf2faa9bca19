/** What other capabilities, and the composition, may use of `identity`. */
export { disableMember } from './disable-member.ts'
export { livingTokens } from './living-tokens.ts'
export { makeMember } from './make-member.ts'
export { memberOfToken } from './member-of-token.ts'
export { findAccount, memberById } from './members.ts'
export type { Member, OnMemberMade } from './members.ts'
export { networkOf } from './network.ts'
export { identityRoutes } from './routes.ts'
