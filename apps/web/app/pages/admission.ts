import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import { memberMay, TRIAL } from '@ante/contract/member/member-type.ts'

import type { PageMeta } from '../lib/pages/page-module.ts'

/**
 * Result of a page's access check: open; login first and then the page; a login prompt on the page; a redirect to the
 * home page, with or without a message; or a closed page with its reason.
 */
export type Admission = 'open' | RedirectReason | Closed
export type RedirectReason = 'login' | 'home' | 'rejectTrial' | 'rejectPlayer'
export type Closed = 'prompt' | 'accountOnly' | 'agentsOnly' | 'switchedOff'

export const isRedirect = (admission: Admission): admission is RedirectReason =>
  REDIRECTS.some((candidate) => candidate === admission)

const REDIRECTS: readonly RedirectReason[] = ['login', 'home', 'rejectTrial', 'rejectPlayer']

interface PageUser {
  /** Null for a visitor. */
  memberType: number | null
  /** Flags of the merchant. */
  flags: Record<string, boolean>
}

/** Returns the admission to a page. Source: product specification 2 (each screen), 5 and 6. */
export function admissionOf({ guard, module }: Pick<PageMeta, 'guard' | 'module'>, user: PageUser): Admission {
  if (!hasModule(module, user.flags)) return 'switchedOff'
  if (!guard) return 'open'
  return user.memberType === null ? forVisitor[guard] : forMember(guard, user.memberType)
}

/** Whether the merchant has the module; a page without a flag is available at all merchants. */
const hasModule = (module: PageMeta['module'], flags: PageUser['flags']): boolean =>
  module === undefined || flagsOf(module).some((flag) => isSwitchedOn(flags, flag))

/** Returns the flags of a page, of which one is enough. */
export const flagsOf = (module: NonNullable<PageMeta['module']>): readonly string[] =>
  typeof module === 'string' ? [module] : module

type Guard = NonNullable<PageMeta['guard']>

const forVisitor: Record<Guard, Admission> = {
  session: 'login',
  account: 'login',
  prompt: 'prompt',
  promptAccount: 'prompt',
  memberCentre: 'open',
  home: 'home',
  ownAccount: 'home',
  agencyCentre: 'rejectPlayer',
  agent: 'login',
  contracts: 'login',
}

const NOT_WITH_PLAY_MONEY: readonly Guard[] = ['account', 'ownAccount', 'promptAccount']

function forMember(guard: Guard, type: number): Admission {
  if (type === TRIAL && NOT_WITH_PLAY_MONEY.includes(guard)) return 'accountOnly'
  if (guard === 'memberCentre' && !memberMay.openMemberCentre(type)) return 'rejectTrial'
  if (guard === 'agencyCentre' && !memberMay.openAgencyCentre(type)) return 'rejectPlayer'
  if (guard === 'agent' && !memberMay.openAgencyCentre(type)) return 'agentsOnly'
  if (guard === 'contracts' && !memberMay.signContracts(type)) return 'agentsOnly'
  return 'open'
}
