import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare, inShell, withoutMenu } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the member pages. */
export const memberPageMeta = {
  memberCentre: {
    ...bare,
    title: msg`Member center`,
    bottomMenu: true,
    tab: 'members',
    guard: 'memberCentre',
  },
  security: {
    ...inShell,
    title: msg`Security center`,
    guard: 'account',
    module: 'SECPRIV',
  },
  safePlay: { ...inShell, title: msg`Safer play`, guard: 'account' },
  settings: { ...inShell, title: msg`Personal settings`, guard: 'home' },
  changePassword: {
    ...withoutMenu,
    title: msg`Change password`,
    firstTitle: msg`Set your password`,
    guard: 'ownAccount',
  },
  forgotPassword: {
    ...bare,
    title: msg`Forgot password`,
    description: msg`Set a new password by email or with a code sent to your phone.`,
  },
  messages: {
    ...inShell,
    title: msg`Messages`,
    guard: 'promptAccount',
  },
  mail: {
    ...inShell,
    title: msg`Messages`,
    guard: 'promptAccount',
    module: 'MAILCEN',
    showsPreview: true,
  },
  feedback: {
    ...inShell,
    title: msg`Feedback`,
    guard: 'account',
    module: 'FEEDBACK3',
  },
} satisfies Record<string, PageMeta>
