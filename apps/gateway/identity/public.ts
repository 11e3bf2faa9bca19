/** Public interface of `identity` for the composition root and other capabilities. */
export { affiliateLinks, closeAffiliateLink, putAffiliateLink } from './registration/affiliate-links.ts'
export type { AffiliateLink } from './registration/affiliate-links.ts'
export { lockedMember, putMemberType, putUpline } from './change-member.ts'
export { checkPassword, hasPassword } from './passwords/check-password.ts'
export { identifiersOf } from './person-identifiers.ts'
export type { LinkUsed } from './registration/affiliates.ts'
export {
  countActiveLinks,
  linkByRequestKey,
  createOwnLink,
  ownLink,
  ownLinks,
  registeredBy,
} from './registration/own-links.ts'
export type { OwnLink } from './registration/own-links.ts'
export { countInvited, invitationCodeOf, invitedBy, areSamePerson } from './registration/invitations.ts'
export {
  searchTeam,
  directDownline,
  directlyBelow,
  directlyBelowAfter,
  lineWithinTeam,
  lockedUplines,
} from './downline.ts'
export type { DownlineMember } from './downline.ts'
export { isBlocked, putBlocks } from './block-member.ts'
export { disableMember } from './disable-member.ts'
export { enableMember } from './enable-member.ts'
export type { BlockablePart } from './tables.ts'
export { languageOfMember, rememberSignIn } from './login/sign-ins.ts'
export { validTokens } from './sessions/valid-tokens.ts'
export { makeMember } from './registration/make-member.ts'
export { putInternalAccount } from './registration/put-internal-account.ts'
export { requireRealMoney } from './require-real-money.ts'
export { withVisitor } from './identity-ports.ts'
export type { MemberCall } from './identity-ports.ts'
export { maskedIp, maskedName } from './masked.ts'
export { partyNames } from './party-names.ts'
export { membersOfTeam } from './members-of-team.ts'
export type { MembersOfTeam } from './members-of-team.ts'
export { payeeNameOf, putPayeeName } from './payee-name.ts'
export {
  requirePaymentPassword,
  paymentPasswordOf,
  unlockPaymentPassword,
} from './payment-password/payment-passwords.ts'
export { putPaymentPassword } from './payment-password/put-payment-password.ts'
export { rememberSecurityEvent } from './security-events.ts'
export type { OnSecurityEvent } from './security-events.ts'
export { memberOfToken } from './sessions/member-of-token.ts'
export { isFreshSession } from './sessions/is-fresh-session.ts'
export { sessionIdOf } from './sessions/session-id-of.ts'
export { endSessionsOf } from './sessions/sessions.ts'
export { findAccount, lockMember, memberById, membersById } from './members.ts'
export type { Member, OnMemberMade } from './members.ts'

export { resetFactors } from './second-factor/reset-factors.ts'
export { hasSecondFactor } from './second-factor/second-factor.ts'
export { deviceHash } from './login/sign-ins.ts'
export { listSessions } from './sessions/list-sessions.ts'
export { IDLE_EXPIRY_MS } from './sessions/sessions.ts'
export { maskedEmail, maskedMobile } from './masked.ts'
export { putContact } from './registration/profiles.ts'
export { securityNotices } from './notices/security-notices.ts'
export { identityRoutes } from './routes.ts'
export type { OnTrialEnd } from './trial/end-trials.ts'
export { openSocial } from './social/providers.ts'
export { uplinesOf } from './uplines.ts'
export { searchDirectlyBelow, walkDownline } from './walk-downline.ts'
export { identityJobs } from './jobs.ts'
