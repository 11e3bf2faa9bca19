import type { Language } from '@ante/contract/merchant/language.ts'
import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'

import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import {
  storedAnnouncement,
  storedAnnouncements,
  localizedFor,
  stopAnnouncement,
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
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { isKnownLink } from '../../operator/kit/known-link.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { notifyPages } from '../../operator/kit/notify-pages.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const KEY = /^[\w:.-]{1,80}$/
const key = { name: 'key', about: 'a unique name of 1 to 80 letters, digits, - . _ and :' }
const EFFECT = 'Open pages show it within a second, or at its start time.'

/** Returns the commands for announcements, or for those of one type: banners have a separate subject. */
export function announcementSubject(name: string, description: string, only: AnnouncementType | null): Subject {
  const singular = only ? `a ${name.replace(/s$/, '')}` : `an ${name.replace(/s$/, '')}`
  const { type: _, ...others } = announcementOptions
  const options = only ? others : announcementOptions
  const typed = (args: CommandArguments) => (only ? { ...args.options, type: only } : args.options)
  const commands: Command[] = [
    {
      action: 'list',
      summary: `Lists all ${name}, including scheduled ones`,
      parameters: [anyMerchant],
      examples: ['', 'aurora'],
      run: async ({ db }, { positional }) => ({
        kind: 'list',
        columns: ['merchant', 'key', 'type', 'audience', 'from', 'title'],
        empty: `There are no ${name}.`,
        rows: await rowsOf(db, positional['merchant'], only),
      }),
    },
    {
      action: 'create',
      summary: `Creates ${singular}, shown from its start time`,
      parameters: [merchantParameter, key],
      options,
      examples: [
        `aurora weekend ${only ? '--picture /pictures/banners/weekend.webp' : '--type PL'} --title "Weekend bonus"`,
      ],
      run: (operator, args) => changeOne(operator, { name, action: 'create', args, only }, typed(args)),
    },
    {
      action: 'update',
      summary: `Updates the given fields of ${singular}`,
      parameters: [merchantParameter, key],
      options,
      examples: ['aurora weekend --language AR --title "مكافأة نهاية الأسبوع"'],
      run: (operator, args) => changeOne(operator, { name, action: 'update', args, only }, typed(args)),
    },
    {
      action: 'delete',
      summary: `Deletes ${singular}`,
      parameters: [merchantParameter, key],
      examples: ['aurora weekend'],
      run: (operator, args) => changeOne(operator, { name, action: 'delete', args, only }, {}),
    },
    {
      action: 'stop',
      summary: `Hides ${singular} from all players at once, until it is published again`,
      parameters: [merchantParameter, key],
      examples: ['aurora weekend'],
      run: (operator, args) => changeOne(operator, { name, action: 'stop', args, only }, {}),
    },
  ]
  return { name, about: description, commands }
}

async function rowsOf(db: Db, code: string | undefined, only: AnnouncementType | null) {
  const languageOf = new Map(
    (await requireMerchants(db, code)).map((merchant) => [merchant.code, merchant.settings.defaultLanguage]),
  )
  return (await storedAnnouncements(db, [...languageOf.keys()]))
    .filter(({ type }) => only === null || type === only)
    .map((announcement) => ({
      merchant: announcement.merchant_code,
      key: announcement.key,
      type: announcement.type,
      audience: audienceText(announcement.audience),
      group: announcement.group_name,
      title: titleOf(announcement.texts, languageOf.get(announcement.merchant_code) ?? 'EN'),
      languages: Object.keys(announcement.texts),
      from: announcement.published_at,
      until: announcement.ends_at,
      link: announcement.link,
    }))
}

/** Returns the title in the merchant's language, or else in any language. */
function titleOf(texts: StoredAnnouncement['texts'], merchantLanguage: Language): string {
  return localizedFor(texts, merchantLanguage, merchantLanguage)?.text.title ?? ''
}

interface Params {
  name: string
  action: 'create' | 'update' | 'delete' | 'stop'
  args: CommandArguments
  only: AnnouncementType | null
}

function changeOne(
  operator: Operator,
  { name, action, args: { positional }, only }: Params,
  options: Record<string, string>,
): Promise<Changed> {
  const { merchant: code = '', key: announcementKey = '' } = positional
  if (!KEY.test(announcementKey))
    throw new UsageError(`Invalid key: ${announcementKey}. Use 1 to 80 letters, digits, - . _ and :.`)
  const commandChange = {
    merchant: code,
    command: `${name} ${action}`,
    subject: announcementKey,
    effect: EFFECT,
    writes: action === 'stop' ? ('update' as const) : action,
  }
  return change(operator, commandChange, async (tx, merchant) => {
    const current = await storedAnnouncement(tx, { merchantCode: code, key: announcementKey })
    if (current && only && current.type !== only)
      throw new CommandFailed(`${announcementKey} is not a banner; see \`announcements list ${code}\`.`)
    if (!current && (action === 'update' || action === 'stop'))
      await refuseMissing(tx, { name, code, named: announcementKey })
    if (action === 'delete') return deletion(current)
    if (current && action === 'stop') return stop(current, await databaseNow(tx))
    const { link } = options
    if (link !== undefined && /^\/(?!\/)/.test(link) && !(await isKnownLink(tx, code, link)))
      throw new CommandFailed(`Invalid link: ${link}. The site has no such page, or the page has no such content.`)
    return publication(current, options, { merchant, key: announcementKey, now: await databaseNow(tx) })
  })
}

async function refuseMissing(
  tx: Db,
  { name, code, named }: { name: string; code: string; named: string },
): Promise<never> {
  const keys = (await storedAnnouncements(tx, [code])).map((announcement) => announcement.key)
  throw new CommandFailed(
    `${code} has no announcement ${named}.${didYouMean(named, keys)} Create it with \`ante ${name} create\`.`,
    { code: 'not_found' },
  )
}

function deletion(current: StoredAnnouncement | null): Plan {
  return {
    before: current && announcementRow(current),
    after: null,
    write: async (tx) => {
      if (!current) return
      await withdrawAnnouncement(tx, { merchantCode: current.merchant_code, key: current.key })
      await notifyPages(tx, { merchantCode: current.merchant_code, type: current.type })
    },
  }
}

/** A stopped or ended announcement stays as it is. */
function stop(current: StoredAnnouncement, now: Date): Plan {
  const { merchant_code: merchantCode, key: name, type } = current
  const isShown = current.stopped_at === null && (current.ends_at === null || current.ends_at > now)
  const before = announcementRow(current)
  return {
    before,
    after: isShown ? { ...before, stopped: now.toISOString() } : before,
    write: async (tx) => {
      await stopAnnouncement(tx, { merchantCode, key: name, now })
      await notifyPages(tx, { merchantCode, type })
    },
  }
}

function publication(
  current: StoredAnnouncement | null,
  options: Record<string, string>,
  context: { merchant: Merchant; key: string; now: Date },
): Plan {
  const announcement = announcementFrom(current, options, context)
  const next = { ...announcement, merchant_code: context.merchant.code, key: context.key }
  return {
    before: current && announcementRow(current),
    after: announcementRow(next),
    write: async (tx) => {
      await storeAnnouncement(tx, next)
      await notifyPages(tx, { merchantCode: next.merchant_code, type: next.type })
    },
  }
}

const announcementRow = (announcement: StoredAnnouncement) => ({
  type: announcement.type,
  group: announcement.group_name,
  texts: shownTexts(announcement.texts),
  picture: announcement.picture,
  link: announcement.link,
  execution: announcement.execution,
  frequency: announcement.frequency,
  everywhere: announcement.everywhere,
  quiet: announcement.quiet,
  promotionType: announcement.promotion_type,
  audience: audienceText(announcement.audience),
  position: announcement.position,
  from: announcement.published_at.toISOString(),
  until: announcement.ends_at?.toISOString() ?? null,
  stopped: announcement.stopped_at?.toISOString() ?? null,
})

export const announcements = announcementSubject('announcements', 'announcements, including popups', null)
