import type { Language } from '@ante/contract/merchant/language.ts'
import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'

import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { publishLive } from '../../live/public.ts'
import type { Merchant } from '../../merchant/public.ts'
import {
  storedAnnouncement,
  storedAnnouncements,
  localizedFor,
  storeAnnouncement,
  withdrawAnnouncement,
} from '../public.ts'
import type { StoredAnnouncement } from '../public.ts'
import { announcementFrom, announcementOptions } from './announcement-fields.ts'
import { audienceText } from './audience.ts'
import { shownTexts } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { nowBy } from '../../operator/kit/now.ts'

const KEY = /^[\w:.-]{1,80}$/
const key = { name: 'key', about: 'a unique name of 1 to 80 letters, digits, - . _ and :' }
const EFFECT = 'Open pages show it within a second, or at its start time.'

/** Commands for announcements, or for one type only: banners have a separate subject. */
export function announcementSubject(name: string, about: string, only: AnnouncementType | null): Subject {
  const one = only ? `a ${name.replace(/s$/, '')}` : `an ${name.replace(/s$/, '')}`
  const { type: _, ...others } = announcementOptions
  const options = only ? others : announcementOptions
  const typed = (args: CommandArguments) => (only ? { ...args.options, type: only } : args.options)
  const commands: Command[] = [
    {
      action: 'list',
      summary: `Lists all ${name}, including scheduled ones`,
      parameters: [anyMerchant],
      examples: ['', 'aurora'],
      run: async ({ db }, { positional: words }) => ({
        kind: 'list',
        columns: ['merchant', 'key', 'type', 'audience', 'from', 'title'],
        empty: `There are no ${name}.`,
        rows: await rowsOf(db, words['merchant'], only),
      }),
    },
    {
      action: 'create',
      summary: `Creates ${one}, shown from its start time`,
      parameters: [merchantParameter, key],
      options,
      examples: [
        `aurora weekend ${only ? '--picture /pictures/banners/weekend.webp' : '--type PL'} --title "Weekend bonus"`,
      ],
      run: (operator, args) => changeOne(operator, { name, action: 'create', args, only }, typed(args)),
    },
    {
      action: 'update',
      summary: `Updates the given fields of ${one}`,
      parameters: [merchantParameter, key],
      options,
      examples: ['aurora weekend --language AR --title "مكافأة نهاية الأسبوع"'],
      run: (operator, args) => changeOne(operator, { name, action: 'update', args, only }, typed(args)),
    },
    {
      action: 'delete',
      summary: `Deletes ${one}`,
      parameters: [merchantParameter, key],
      examples: ['aurora weekend'],
      run: (operator, args) => changeOne(operator, { name, action: 'delete', args, only }, {}),
    },
  ]
  return { name, about, commands }
}

async function rowsOf(db: Db, code: string | undefined, only: AnnouncementType | null) {
  const languageOf = new Map(
    (await merchantsNamed(db, code)).map((merchant) => [merchant.code, merchant.settings.defaultLanguage]),
  )
  return (await storedAnnouncements(db, [...languageOf.keys()]))
    .filter(({ type }) => only === null || type === only)
    .map((one) => ({
      merchant: one.merchant_code,
      key: one.key,
      type: one.type,
      audience: audienceText(one.audience),
      group: one.group_name,
      title: titleOf(one.texts, languageOf.get(one.merchant_code) ?? 'EN'),
      languages: Object.keys(one.texts),
      from: one.published_at,
      until: one.ends_at,
      link: one.link,
    }))
}

/** Returns the title in the merchant's language, or else in any language. */
function titleOf(texts: StoredAnnouncement['texts'], merchantLanguage: Language): string {
  return localizedFor(texts, merchantLanguage, merchantLanguage)?.text.title ?? ''
}

interface Params {
  name: string
  action: 'create' | 'update' | 'delete'
  args: CommandArguments
  only: AnnouncementType | null
}

function changeOne(
  operator: Operator,
  { name, action, args: { positional: words }, only }: Params,
  options: Record<string, string>,
): Promise<Changed> {
  const { merchant: code = '', key: named = '' } = words
  if (!KEY.test(named)) throw new UsageError(`Invalid key: ${named}. Use 1 to 80 letters, digits, - . _ and :.`)
  const planned = { merchant: code, command: `${name} ${action}`, subject: named, effect: EFFECT, writes: action }
  return change(operator, planned, async (tx, merchant) => {
    const present = await storedAnnouncement(tx, { merchantCode: code, key: named })
    if (present && only && present.type !== only)
      throw new NotDone(`${named} is not a banner; see \`announcements list ${code}\`.`)
    if (!present && action === 'update') await refuseMissing(tx, { name, code, named })
    if (action === 'delete') return deletion(present)
    return publication(present, options, { merchant, key: named, now: await nowBy(tx) })
  })
}

async function refuseMissing(
  tx: Db,
  { name, code, named }: { name: string; code: string; named: string },
): Promise<never> {
  const keys = (await storedAnnouncements(tx, [code])).map((one) => one.key)
  throw new NotDone(
    `${code} has no announcement ${named}.${didYouMean(named, keys)} Create it with \`ante ${name} create\`.`,
    { code: 'not_found' },
  )
}

function deletion(present: StoredAnnouncement | null): Plan {
  return {
    before: present && shown(present),
    after: null,
    write: async (tx) => {
      if (!present) return
      await withdrawAnnouncement(tx, { merchantCode: present.merchant_code, key: present.key })
      await notifyPages(tx, present)
    },
  }
}

function publication(
  present: StoredAnnouncement | null,
  options: Record<string, string>,
  context: { merchant: Merchant; key: string; now: Date },
): Plan {
  const announcement = announcementFrom(present, options, context)
  const next = { ...announcement, merchant_code: context.merchant.code, key: context.key }
  return {
    before: present && shown(present),
    after: shown(next),
    write: async (tx) => {
      await storeAnnouncement(tx, next)
      await notifyPages(tx, next)
    },
  }
}

/** Open pages reload, and publicly rendered pages too. Agent news are sent to agents only. */
async function notifyPages(tx: Db, { merchant_code: merchantCode, type }: StoredAnnouncement): Promise<void> {
  const now = await nowBy(tx)
  await publishLive(tx, { now: () => now }, [
    { merchantCode, type: 'announcements', payload: { types: [type] }, agentsOnly: type === 'A' },
  ])
  await publishOnCommit(tx, 'announcements', JSON.stringify({ merchantCode, types: [type] }))
}

const shown = (one: StoredAnnouncement) => ({
  type: one.type,
  group: one.group_name,
  texts: shownTexts(one.texts),
  picture: one.picture,
  link: one.link,
  execution: one.execution,
  promotionType: one.promotion_type,
  audience: audienceText(one.audience),
  position: one.position,
  from: one.published_at.toISOString(),
  until: one.ends_at?.toISOString() ?? null,
})

export const announcements = announcementSubject('announcements', 'announcements, including popups', null)
