import type { PushTemplate } from '@ante/contract/messaging/push.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Cache and key from which the service worker reads the messages: push events contain no text, so that it is in the
 * language of the app.
 */
const STORE = 'push'
const ADDRESS = '/push-words'

interface PushText {
  plain: MessageDescriptor
  /** Message for members who want amounts on the lock screen; the service worker inserts the amount. */
  withAmount?: MessageDescriptor
}

const AMOUNT = '{amount}'

const said: Record<PushTemplate, PushText> = {
  'withdrawal.paid': { plain: msg`Your withdrawal is paid.`, withAmount: msg`Your withdrawal of ${AMOUNT} is paid.` },
  'withdrawal.rejected': { plain: msg`There is news of your withdrawal.` },
  'withdrawal.failed': { plain: msg`There is news of your withdrawal.` },
  'deposit.credited': { plain: msg`Your deposit is here.`, withAmount: msg`Your deposit of ${AMOUNT} is here.` },
  'reward.issued': {
    plain: msg`A reward is waiting for you.`,
    withAmount: msg`A reward of ${AMOUNT} is waiting for you.`,
  },
  'reward.ending': { plain: msg`A reward is about to end.`, withAmount: msg`A reward of ${AMOUNT} is about to end.` },
  'promotion.rejected': { plain: msg`Your application was answered.` },
  'lottery.won': { plain: msg`Your bet has won.`, withAmount: msg`Your bet has won ${AMOUNT}.` },
  'round.corrected': { plain: msg`A result was corrected.` },
  'win.held': { plain: msg`You have a new mail.` },
  'win.approved': { plain: msg`You have a new mail.` },
  'win.rejected': { plain: msg`You have a new mail.` },
  'lottery.drawn': { plain: msg`A draw you have bet on is in.` },
  'feedback.answered': { plain: msg`We have answered your feedback.` },
  'responsible.gaming.exclusion': { plain: msg`You have a new mail.` },
  'responsible.gaming.reinstatement': { plain: msg`You have a new mail.` },
  'responsible.gaming.corrected': { plain: msg`You have a new mail.` },
  'responsible.gaming.limit': { plain: msg`You have a new mail.` },
  'security.changed': { plain: msg`The security of your account has changed.` },
  'security.signIn': { plain: msg`Someone signed in from a new place.` },
  'team.rates': { plain: msg`You have a new mail.` },
  'contract.step': { plain: msg`There is news of a contract.` },
  'bill.short': { plain: msg`Your team waits to be paid.` },
  'bill.waits': { plain: msg`You have a new mail.` },
  'agent.promoted': { plain: msg`You have a new mail.` },
  'agent.demoted': { plain: msg`You have a new mail.` },
  'agent.message': { plain: msg`You have a new mail.` },
}

/** Stores the messages for the service worker, in the app's current language. */
export async function keepPushWords(i18n: I18n): Promise<void> {
  if (!('caches' in window)) return
  const words: Record<string, string[]> = {}
  for (const [template, { plain, withAmount }] of Object.entries(said)) {
    words[template] = [i18n._(plain), withAmount ? i18n._(withAmount) : i18n._(plain)]
  }
  const site = document.querySelector('meta[name="apple-mobile-web-app-title"]')?.getAttribute('content')
  const icon = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')
  const kept = {
    locale: i18n.locale,
    dir: document.documentElement.dir || 'ltr',
    site: site ?? location.hostname,
    icon: icon ?? '',
    mail: i18n._(msg`You have a new mail.`),
    words,
  }
  const store = await caches.open(STORE)
  await store.put(ADDRESS, new Response(JSON.stringify(kept), { headers: { 'Content-Type': 'application/json' } }))
}
