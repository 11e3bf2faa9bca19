import {
  CaseList,
  BetState,
  ContentKindName,
  ContentState,
  DepositTab,
  DrawFilter,
  EditedType,
  GameGap,
  InteractionTrigger,
  VendorState,
} from '@ante/contract/console/list-filters.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayerSort, PlayerState } from '@ante/contract/console/players/list-players.ts'
import { QueueSort, ReasonKind } from '@ante/contract/console/review-parts.ts'
import { WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { AuditResult } from '@ante/contract/staff/audit.ts'
import { ChangeState } from '@ante/contract/staff/changes.ts'
import * as z from 'zod/mini'

import { maybe, PageTrail } from './lib/pages.ts'

const Word = maybe(z.string().check(z.minLength(1), z.maxLength(254)))
const Id = maybe(z.string().check(z.regex(/^\d{1,18}$/)))
const List = { page: PageTrail, open: Id, hide: Word }
const Amount = maybe(z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)))
const Digits = maybe(z.string().check(z.regex(/^\d{1,6}$/)))
const Code = maybe(z.string().check(z.regex(/^\w{1,40}$/)))
const Action = maybe(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)))
const Day = maybe(z.iso.date())

/** Parameters of the address of each page. Unknown and invalid ones are dropped. */
export const searches = {
  staff: z.object(List),
  /** With a text, the players found by it are shown, otherwise the filtered list. */
  players: z.object({
    ...List,
    q: Word,
    state: maybe(PlayerState),
    type: Digits,
    level: Digits,
    tag: Word,
    from: Day,
    until: Day,
    sort: maybe(PlayerSort),
  }),
  player: z.object({
    tab: Word,
    /** Id of the open row of the tab; in a tab with several kinds of rows, the kind and a number. */
    open: Word,
    wallet: maybe(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  /** Without a tab, withdrawals that await a review are shown. */
  withdrawals: z.object({
    ...List,
    open: Code,
    sort: maybe(QueueSort),
    tab: maybe(WithdrawalTab),
    minimum: Amount,
    maximum: Amount,
    minutes: Digits,
    level: Digits,
    bank: Code,
    provider: Code,
    first: maybe(z.literal('yes')),
  }),
  /** Without a tab, deposits that are reported as paid are shown. */
  deposits: z.object({
    ...List,
    open: Code,
    sort: maybe(QueueSort),
    tab: maybe(DepositTab),
    minimum: Amount,
    maximum: Amount,
    channel: Word,
  }),
  /** Without a state, changes that await a decision are shown. */
  approvals: z.object({ ...List, state: maybe(z.union([ChangeState, z.literal('all')])) }),
  reconciliation: z.object({ day: Day, open: Id, page: PageTrail }),
  reasons: z.object({ open: Code, hide: Word, kind: maybe(ReasonKind) }),
  flags: z.object({
    open: Code,
    q: Word,
    with: Word,
    show: maybe(z.enum(['different', 'on', 'off', 'scheduled'])),
  }),
  content: z.object({
    kind: maybe(ContentKindName),
    page: PageTrail,
    state: maybe(ContentState),
    type: maybe(EditedType),
    view: maybe(z.literal('calendar')),
    /** First day of the calendar. */
    from: Day,
  }),
  contentItem: z.object({ lang: maybe(Language) }),
  /** State and type are parsed by the page, which knows them. */
  promotions: z.object({ page: PageTrail, state: Word, type: Word }),
  /** Without days, the last 28 are shown. */
  reports: z.object({ report: Word, from: Day, until: Day }),
  /** Without a tab, applications that await review are shown. */
  applications: z.object({ page: PageTrail, open: Id, tab: maybe(z.literal('rejected')) }),
  brands: z.object({ page: PageTrail }),
  setups: z.object({ page: PageTrail }),
  /** The page knows the names of the steps. Without one, the first step that is not saved is shown. */
  setup: z.object({ step: Word }),
  brand: z.object({ scheme: maybe(z.enum(['dark', 'light'])) }),
  roles: z.object({ role: Word }),
  audit: z.object({
    ...List,
    actor: Word,
    action: Word,
    object: Word,
    result: maybe(AuditResult),
    from: Day,
    until: Day,
  }),
  reviews: z.object({
    quarter: Word,
    show: maybe(z.enum(['all', 'open', 'confirmed', 'removed'])),
    open: Id,
    page: PageTrail,
  }),
  unusedRights: z.object({
    days: maybe(z.enum(['30', '90', '180', '365'])),
    mail: Word,
    open: Word,
    page: PageTrail,
  }),
  /** Without a tab, time-outs and self-exclusions are shown. */
  saferPlay: z.object({
    ...List,
    tab: maybe(z.enum(['limits', 'interactions', 'drafts'])),
    form: maybe(z.enum(['exclude', 'record'])),
    kind: maybe(z.enum(['timeOut', 'exclusion'])),
    state: maybe(z.enum(['inForce', 'ended'])),
    limit: maybe(z.enum(['deposit', 'loss', 'session'])),
    change: maybe(z.literal('requested')),
    trigger: maybe(InteractionTrigger),
    player: Id,
  }),
  /** Without a list, cases of the caller are shown; without a view, the inbox. */
  support: z.object({
    list: maybe(CaseList),
    state: maybe(z.enum(['snoozed', 'resolved'])),
    kind: maybe(z.enum(['chat', 'feedback'])),
    /** Parsed by the page, which knows the categories. */
    category: Word,
    language: maybe(Language),
    page: maybe(z.string().check(z.regex(/^\d{17,36}(\.\d{17,36}){0,30}$/))),
    open: Id,
    view: maybe(z.enum(['snippets', 'settings'])),
    /** Code of the edited snippet; `+` for a new one. */
    snippet: Word,
  }),
  games: z.object({
    open: Id,
    page: PageTrail,
    vendor: Code,
    category: maybe(GameCategory),
    state: maybe(z.enum(['open', 'closed'])),
    gap: maybe(GameGap),
    play: maybe(z.enum(['drift', 'unplayed'])),
    set: maybe(z.literal('staff')),
    name: Word,
  }),
  /** Without a view, the tree is shown. Kinds, states and tabs are parsed by the page, which knows them. */
  agents: z.object({
    page: PageTrail,
    open: Id,
    view: maybe(z.enum(['contracts', 'bills', 'rates', 'proofs'])),
    at: PageTrail,
    to: Id,
    players: maybe(z.literal('yes')),
    from: Day,
    until: Day,
    tab: Word,
    kind: Word,
    state: Word,
  }),
  /** Without a view, draws that await a result are shown. The open draw is its lottery and number: `HK6 20260120`. */
  lottery: z.object({ view: maybe(z.literal('lotteries')), open: Word }),
  /** Without a view, the lottery's draws are shown. */
  lotteryGame: z.object({
    view: maybe(z.enum(['exposure', 'sale', 'limits'])),
    state: maybe(DrawFilter),
    open: Word,
    page: PageTrail,
  }),
  /** Without a view, bets are shown. `match`: those with a pick on it. `ended`: liabilities of decided matches. */
  sports: z.object({
    view: maybe(z.enum(['liabilities', 'corrections', 'debts', 'tiles'])),
    page: PageTrail,
    open: Id,
    state: maybe(BetState),
    phase: maybe(z.enum(['live', 'pre'])),
    vendor: Code,
    minimum: Amount,
    maximum: Amount,
    player: maybe(z.string().check(z.regex(/^\w{1,32}$/))),
    match: maybe(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
    ended: maybe(z.literal('yes')),
  }),
  vendors: z.object({
    state: maybe(z.union([VendorState, z.literal('down')])),
    name: Word,
    /** Code of the open vendor. */
    open: Code,
  }),
  operations: z.object({ q: Word }),
  /** Without an action, the subject's list is shown. `values` are the values of the action's fields, as a query. */
  subject: z.object({
    action: Action,
    form: Action,
    values: maybe(z.string().check(z.maxLength(4_000))),
    q: Word,
    open: Word,
  }),
}
