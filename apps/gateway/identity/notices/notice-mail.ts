import { browserOf } from '@ante/contract/identity/browser-of.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from '../../merchant/public.ts'
import { filledIn, messageTexts } from '../message-texts/message-texts.ts'
import type { Visitor } from '../sessions/sessions.ts'
import { noticeTexts } from './notice-texts.ts'
import type { NoticeKind } from './texts/texts-of-language.ts'

export interface Notice {
  kind: NoticeKind
  account: string
  visitor: Pick<Visitor, 'ip' | 'country' | 'userAgent'>
  at: Date
  merchant: Pick<Merchant, 'name' | 'zone' | 'settings'>
  language: Language
}

const UNKNOWN = '–'

/**
 * Email that informs a member of an event, with time, place and advice. It contains no link, so that members do not
 * learn to follow links in such emails, and no text that the actor controls: browsers are named from a fixed list.
 */
export function noticeMail({ kind, account, visitor, at, merchant, language }: Notice) {
  const texts = noticeTexts[language]
  const [greeting] = messageTexts[language].passwordLink
  const values = {
    account,
    site: merchant.name,
    domain: merchant.settings.mainDomain,
    time: timeIn(at, merchant.zone, language),
    place: originText(visitor, language),
    device: deviceText(visitor.userAgent),
  }
  const body = [greeting, texts[kind], texts.facts, texts.advice].map((text) => filledIn(text, values))
  const subject = filledIn(kind === 'signIn' ? texts.signInSubject : texts.changeSubject, values)
  return { subject, body: body.join('\n\n') }
}

/**
 * Formats a time with the digits 0 to 9 and the Gregorian calendar, as on the site, and with the name of the time zone.
 */
function timeIn(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(`${languages[language].locale}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
}

function originText({ ip, country }: Pick<Visitor, 'ip' | 'country'>, language: Language): string {
  if (!country) return ip
  const names = new Intl.DisplayNames([languages[language].locale], { type: 'region' })
  return `${names.of(country) ?? country} (${ip})`
}

function deviceText(userAgent: string): string {
  const { browser, system } = browserOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ') || UNKNOWN
}
