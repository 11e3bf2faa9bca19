import type { OperationScreen } from '@ante/contract/console/operations.ts'

/** Where staff find a command of the operator CLI in the console. */
export type Place =
  /** A list, a record or a form of the subject's page. `tried`: the change is shown before it is confirmed. */
  | { kind: 'page'; isTried: boolean }
  /** A screen of its own. */
  | { kind: 'screen'; screen: OperationScreen }
  /** Another operation of the same subject. */
  | { kind: 'same'; action: string }
  /** Part of every page: the sign-in and the dialog of the second factor. */
  | { kind: 'shell' }
  /** Only on the command line, for this reason. */
  | { kind: 'terminal'; reason: string }

/** A read, or a change that cannot be tried: it has several transactions, or calls another company. */
const page: Place = { kind: 'page', isTried: false }
/** A change of one transaction, which can be tried and rolled back. */
const tried: Place = { kind: 'page', isTried: true }
const shell: Place = { kind: 'shell' }
const screen = (name: OperationScreen): Place => ({ kind: 'screen', screen: name })

const WITHOUT_OWNER = 'It works when no owner can sign in at the console.'
const MACHINE = 'It names a folder of the machine on which the database runs.'

/**
 * Where each command is found in the console, by subject and action. A command without a place is neither offered nor
 * callable.
 */
export const places: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  merchants: { list: page, 'update-languages': tried },
  maintenance: { list: page, enable: tried, disable: tried },
  countries: { list: page, block: tried, allow: tried, 'allow-only': tried, 'allow-all': tried },
  flags: { list: page, update: tried },
  pages: { list: page, update: tried },
  home: { list: page, update: tried },
  appearance: { list: page, update: tried },
  'image-hosts': { list: page, update: tried, delete: tried },
  downloads: { list: page, update: tried, delete: tried },
  senders: { list: page, update: tried, 'update-code-countries': tried },

  announcements: { list: page, create: tried, update: tried, delete: tried, stop: tried },
  banners: { list: page, create: tried, update: tried, delete: tried, stop: tried },
  'help-center': { list: page, create: tried, update: tried, delete: tried },
  agreement: { list: page, create: tried, update: tried, delete: tried },
  mail: { list: page, create: tried, update: tried, send: tried, cancel: tried },

  contacts: { list: page, create: tried, update: tried, delete: tried },
  chat: {
    list: page,
    show: page,
    send: page,
    close: page,
    follow: { kind: 'same', action: 'show' },
    'update-hours': tried,
  },
  feedback: { list: page, show: page, answer: page, close: page, 'update-limits': tried },

  registration: { list: page, update: tried, 'update-captcha': tried },
  payees: { 'update-name': tried, 'unlock-password': tried },
  portraits: { delete: tried },
  vip: { list: page, show: page, update: tried, 'update-rate': tried, 'update-terms': tried },
  'responsible-gaming': { list: page, update: tried, exclude: tried, revert: tried },

  games: { list: page, import: tried },
  vendors: { list: page, close: tried, stop: tried, open: tried, 'list-countries': page, 'update-countries': tried },
  connections: { list: page, update: tried, 'add-key': tried, 'delete-key': tried },
  'held-wins': { list: page, show: page, approve: tried, reject: tried, 'list-caps': page, 'update-caps': tried },
  transfers: { list: page, settle: page },
  wallets: { list: page, reconcile: page },
  jackpots: { list: page, create: tried, 'update-seed': tried },
  lottery: {
    list: page,
    'update-sale': tried,
    'update-play': tried,
    'update-special-sums': tried,
    'suspend-number': tried,
    'release-number': tried,
    'list-draws': page,
    'show-draw': page,
    'enter-result': tried,
    'void-draw': tried,
    'reverse-result': tried,
    'update-prize-series': tried,
    'update-limits': tried,
    'list-debts': page,
  },

  channels: { list: page, create: tried, open: tried, close: tried, update: tried },
  deposits: {
    list: screen('deposits'),
    show: screen('deposits'),
    approve: screen('deposits'),
    reject: screen('deposits'),
    settle: screen('deposits'),
    'import-lines': screen('deposits'),
    'save-receipt': screen('deposits'),
    'update-settings': tried,
  },
  withdrawals: {
    list: screen('withdrawals'),
    show: screen('withdrawals'),
    approve: screen('withdrawals'),
    reject: screen('withdrawals'),
    'mark-paid': screen('withdrawals'),
    'mark-failed': screen('withdrawals'),
    'list-settings': page,
    'update-settings': tried,
  },
  payments: { list: page, connect: tried, reconcile: screen('reconciliation') },
  banks: { list: page, create: tried, update: tried, close: tried, open: tried },
  'line-transfers': { list: page, update: tried },
  ledger: { list: page, verify: page, 'show-statement': page, 'list-debts': page },
  adjustments: { create: screen('players') },

  promotions: {
    list: page,
    create: tried,
    update: tried,
    open: tried,
    close: tried,
    evaluate: page,
    'list-applications': page,
    'save-pictures': page,
    approve: tried,
    reject: tried,
    'list-codes': page,
    'create-codes': page,
  },
  bonuses: { list: page, create: tried, update: tried, open: tried, close: tried },
  turnover: { list: page, update: tried, 'update-game': tried },
  rebates: {
    list: page,
    'update-rate': tried,
    'list-top-rates': page,
    'update-top-rate': tried,
    'update-minimum': tried,
    'update-wagering': tried,
  },

  agents: { promote: tried, demote: tried, move: tried, 'pay-rebates': page, verify: page },
  links: { list: page, close: tried },
  contracts: {
    list: page,
    show: page,
    offer: tried,
    'approve-end': tried,
    'reject-end': tried,
    'withdraw-offer': tried,
    'request-end': tried,
    terminate: tried,
    'list-settings': page,
    'update-settings': tried,
  },
  salaries: {
    list: page,
    compute: page,
    approve: tried,
    reject: tried,
    reopen: tried,
    retry: tried,
    'update-terms': tried,
  },

  login: { start: shell, confirm: shell, end: shell },
  staff: {
    list: screen('staff'),
    'create-owner': { kind: 'terminal', reason: WITHOUT_OWNER },
    'restore-owner': { kind: 'terminal', reason: WITHOUT_OWNER },
    'cancel-recovery': { kind: 'terminal', reason: WITHOUT_OWNER },
    invite: screen('staff'),
    'request-role': screen('staff'),
    'withdraw-role': screen('staff'),
    block: screen('staff'),
    unlock: screen('staff'),
    close: screen('staff'),
  },
  approvals: {
    list: screen('approvals'),
    approve: screen('approvals'),
    reject: screen('approvals'),
    cancel: screen('approvals'),
  },
  audit: { list: screen('audit'), verify: screen('audit'), save: screen('audit') },

  jobs: { list: page, show: page, retry: tried, cancel: tried },
  backup: {
    create: { kind: 'terminal', reason: MACHINE },
    update: { kind: 'terminal', reason: MACHINE },
    restore: { kind: 'terminal', reason: MACHINE },
  },
  changes: { list: screen('audit') },
}

/** Returns the place of a command; undefined if it has none. */
export function placeOf(subject: string, action: string): Place | undefined {
  const actions = Object.hasOwn(places, subject) ? places[subject] : undefined
  return actions && Object.hasOwn(actions, action) ? actions[action] : undefined
}
