import type { PushTemplate } from '@ante/contract/messaging/push.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { ADDRESS, STORE } from './stored-push-texts.ts'
import type { StoredPushTexts } from './stored-push-texts.ts'

interface PushText {
  plain: MessageDescriptor
  /** Message for members who want amounts on the lock screen; the service worker inserts the amount. */
  withAmount?: MessageDescriptor
}

const AMOUNT = '{amount}'

const byTemplate: Record<PushTemplate, PushText> = {
  'withdrawal.paid': {
    plain: msg`Your withdrawal has been paid.`,
    withAmount: msg`Your withdrawal of ${AMOUNT} has been paid.`,
  },
  'withdrawal.rejected': { plain: msg`There’s an update on your withdrawal.` },
  'withdrawal.failed': { plain: msg`There’s an update on your withdrawal.` },
  'deposit.credited': { plain: msg`Deposit received.`, withAmount: msg`Your deposit of ${AMOUNT} has been received.` },
  'reward.issued': {
    plain: msg`You have a reward to claim.`,
    withAmount: msg`You have a reward of ${AMOUNT} to claim.`,
  },
  'reward.ending': {
    plain: msg`A reward is about to expire.`,
    withAmount: msg`A reward of ${AMOUNT} is about to expire.`,
  },
  'promotion.rejected': { plain: msg`There’s a decision on your application.` },
  'lottery.won': { plain: msg`Your bet won.`, withAmount: msg`Your bet won ${AMOUNT}.` },
  'round.corrected': { plain: msg`A result was corrected.` },
  'win.held': { plain: msg`You have a new message.` },
  'win.approved': { plain: msg`You have a new message.` },
  'win.rejected': { plain: msg`You have a new message.` },
  'lottery.drawn': { plain: msg`A draw you bet on has a result.` },
  'feedback.answered': { plain: msg`We’ve answered your feedback.` },
  'responsible.gaming.exclusion': { plain: msg`You have a new message.` },
  'responsible.gaming.reinstatement': { plain: msg`You have a new message.` },
  'responsible.gaming.corrected': { plain: msg`You have a new message.` },
  'responsible.gaming.limit': { plain: msg`You have a new message.` },
  'security.changed': { plain: msg`Your security settings have changed.` },
  'security.signIn': { plain: msg`New login from a new location or device.` },
  'team.rates': { plain: msg`You have a new message.` },
  'contract.step': { plain: msg`There’s an update on a contract.` },
  'bill.short': { plain: msg`Payments to your team are due.` },
  'bill.waits': { plain: msg`You have a new message.` },
  'agent.promoted': { plain: msg`You have a new message.` },
  'agent.demoted': { plain: msg`You have a new message.` },
  'agent.message': { plain: msg`You have a new message.` },
  'statement.ready': { plain: msg`You have a new message.` },
  'balance.adjusted': { plain: msg`You have a new message.` },
}

/** Stores the messages for the service worker, in the app's current language. */
export async function storePushTexts(i18n: I18n): Promise<void> {
  if (!('caches' in window)) return
  const texts: StoredPushTexts['texts'] = {}
  for (const [template, { plain, withAmount }] of Object.entries(byTemplate)) {
    texts[template] = [i18n._(plain), withAmount ? i18n._(withAmount) : i18n._(plain)]
  }
  const site = document.querySelector('meta[name="apple-mobile-web-app-title"]')?.getAttribute('content')
  const icon = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')
  const stored: StoredPushTexts = {
    locale: i18n.locale,
    dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    site: site ?? location.hostname,
    icon: icon ?? '',
    mail: i18n._(msg`You have a new message.`),
    texts,
  }
  const store = await caches.open(STORE)
  await store.put(ADDRESS, new Response(JSON.stringify(stored), { headers: { 'Content-Type': 'application/json' } }))
}
