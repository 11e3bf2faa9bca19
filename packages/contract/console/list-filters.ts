/**
 * Tabs and states by which lists of the console are filtered. Separate from the calls, because the console's router loads
 * them with its first page.
 */
import * as z from 'zod/mini'

/**
 * `draft` and `review` are states of the edited version, the others of the published one. `scheduled` begins later,
 * `stopped` was hidden by staff before its end.
 */
export const ContentState = z.enum(['draft', 'review', 'scheduled', 'live', 'stopped', 'ended'])
export type ContentState = z.infer<typeof ContentState>

/** Kinds of content that staff edits as drafts: tabs of the content screen, and parts of its addresses. */
export const ContentKindName = z.enum(['announcements', 'banners', 'help', 'agreements', 'letters'])
export type ContentKindName = z.infer<typeof ContentKindName>

/** Types that the editor of announcements offers. */
export const EditedType = z.enum(['PU', 'PL', 'H', 'PR', 'A'])
export type EditedType = z.infer<typeof EditedType>

/** Tabs of the queue. `claims` are reported as paid; `problems` contradict the books. */
export const DepositTab = z.enum(['claims', 'problems', 'waiting', 'expired', 'failed', 'cancelled', 'credited'])
export type DepositTab = z.infer<typeof DepositTab>

/** What a game lacks. `picture`: the file of its picture is missing. `class`: it has no class. `edge`: no declared edge. */
export const GameGap = z.enum(['picture', 'class', 'edge'])
export type GameGap = z.infer<typeof GameGap>

/** `closed`: games cannot be opened, members who are playing continue. `stopped`: bets are refused too. */
export const VendorState = z.enum(['open', 'closed', 'stopped'])
export type VendorState = z.infer<typeof VendorState>

/**
 * `draft` and `review` are states of the edited version, the others of the published one. `closed` was ended by staff before
 * its end; `unopened` was created by a command, and never opened.
 */
export const PromotionState = z.enum(['draft', 'review', 'scheduled', 'live', 'ended', 'closed', 'unopened'])
export type PromotionState = z.infer<typeof PromotionState>

/** What made staff look at a player's play. */
export const InteractionTrigger = z.enum([
  'losses',
  'deposits',
  'longPlay',
  'nightPlay',
  'limitReached',
  'reversedWithdrawals',
  'askedForHelp',
  'complaint',
  'thirdParty',
  'other',
])
export type InteractionTrigger = z.infer<typeof InteractionTrigger>
/** Statuses of lottery draws. `awaited`: due without a result. */
export const DrawFilter = z.enum(['awaited', 'settled', 'reversed', 'void'])
export type DrawFilter = z.infer<typeof DrawFilter>

/** Lists of the support inbox. `mine` is assigned to the caller. */
export const CaseList = z.enum(['mine', 'unassigned', 'all'])
export type CaseList = z.infer<typeof CaseList>

/** States of a case of customer service. `snoozed`: hidden until a time, or until the player's next message. */
export const CaseState = z.enum(['open', 'snoozed', 'resolved'])
export type CaseState = z.infer<typeof CaseState>
/** Result of a bet for its player: `drawn` returned the stake, `voided` was rolled back by the vendor. */
export const BetState = z.enum(['open', 'won', 'lost', 'drawn', 'voided'])
export type BetState = z.infer<typeof BetState>
