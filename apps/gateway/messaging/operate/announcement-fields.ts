import { PopupFrequency } from '@ante/contract/messaging/announcements.ts'
import type { AnnouncementType, PopupExecution } from '@ante/contract/messaging/announcements.ts'
import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { Merchant } from '../../merchant/public.ts'
import type { AnnouncementAudience, StoredAnnouncement } from '../public.ts'
import { parseAudience } from './audience.ts'
import type { Option } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { positionOf } from '../../operator/kit/position.ts'
import { momentOf } from '../../operator/kit/times.ts'

type StoredFields = Omit<StoredAnnouncement, 'merchant_code' | 'key'>
type Options = Record<string, string>
export interface PublishContext {
  merchant: Merchant
  now: Date
}

const MAX_TITLE_CHARACTERS = 200
const MAX_CONTENT_CHARACTERS = 20_000

/** Permitted values with their descriptions. */
type Choices<Name extends string> = (readonly [Name, string])[]

const types: Choices<AnnouncementType> = [
  ['A', 'for agents'],
  ['PL', 'for players'],
  ['B', 'a banner'],
  ['PU', 'a popup'],
  ['PR', 'a promotion'],
  ['H', 'on the home page'],
]
const executions: Choices<PopupExecution> = [
  ['A', 'after login'],
  ['B', 'before login'],
  ['F', 'at the first login'],
  ['E', 'for everyone'],
]
const groups: Choices<StoredFields['group_name']> = [
  ['m_home', 'the home page'],
  ['m_reg', 'the registration page'],
]

const SWITCH = ['on', 'off']

const listed = (choices: Choices<string>) => choices.map(([name, description]) => `${name} ${description}`).join(', ')

/** Options of an announcement. Banners are announcements of type B. */
export const announcementOptions: Record<string, Option> = {
  type: { value: 'type', about: listed(types) },
  title: { value: 'text', about: 'title' },
  content: { value: 'html', about: 'text as HTML; scripts and unsafe elements are removed' },
  alt: { value: 'text', about: 'for banners: alternative text of the picture; then the title may be empty, or `none`' },
  language: {
    value: 'code',
    about: 'language of title, content and alternative text; default: the merchant’s default language',
  },
  group: { value: 'group', about: listed(groups), choices: groups.map(([name]) => name) },
  execution: {
    value: 'when',
    label: 'When',
    about: `for popups: ${listed(executions)}`,
    choices: executions.map(([name]) => name),
  },
  frequency: {
    value: 'limit',
    about:
      'for popups: `once`, `day` (once in 24 hours), `week:3` (3 times in 7 days), or `none`; default: until closed',
  },
  everywhere: { value: 'on|off', about: 'for popups: on any page, or only on the home page', choices: SWITCH },
  quiet: {
    value: 'on|off',
    about: 'for popups: wait on pages of deposits, withdrawals, transfers and games; default: on',
    choices: SWITCH,
  },
  'promotion-type': {
    value: 'type',
    about: 'for popups and promotions: the promotion type, for example REFERRAL, or `none`',
  },
  audience: {
    value: 'audience',
    about: 'all, agents, vip:3 (level 3 and above) or new:7 (registered in the last 7 days); default: all',
  },
  link: { value: 'address', about: 'link target: /m/…, https://…, or `none`' },
  picture: { value: 'address', about: 'picture: /…, https://…, or `none`' },
  position: { value: 'number', about: 'order; lower numbers first' },
  from: { value: 'time', about: 'start time; default: now', terminal: ', for example 2026-12-31 08:00 or +2h' },
  until: { value: 'time', about: 'end time, or `none`', special: ['none'] },
}

/** Merges a stored announcement with the given options. */
export function announcementFrom(
  current: StoredFields | null,
  options: Options,
  { merchant, now }: PublishContext,
): StoredFields {
  const clock = { now, zone: merchant.zone }
  const type = typeFrom(options['type'], current)
  const previous = current ?? blank(type, now)
  const fields: StoredFields = {
    type,
    group_name: orElse(options['group'], previous.group_name, (input) => parseChoice('group', input, groups)),
    texts: textsFrom(previous.texts, options, merchant),
    picture: orElse(options['picture'], previous.picture, (input) => addressOf('picture', input)),
    link: orElse(options['link'], previous.link, (input) => addressOf('link', input)),
    execution: type === 'PU' ? executionFrom(options['execution'], previous) : null,
    frequency: orElse(options['frequency'], previous.frequency, frequencyFrom),
    everywhere: orElse(options['everywhere'], previous.everywhere, switchFrom),
    quiet: orElse(options['quiet'], previous.quiet, switchFrom),
    stopped_at: null,
    promotion_type: orElse(options['promotion-type'], previous.promotion_type, promotionTypeFrom),
    audience: orElse(options['audience'], previous.audience, audienceFrom),
    position: orElse(options['position'], previous.position, positionOf),
    published_at: orElse(options['from'], previous.published_at, (input) => momentOf(input, clock)),
    ends_at: orElse(options['until'], previous.ends_at, (input) => (input === 'none' ? null : momentOf(input, clock))),
  }
  refuseContradictions(fields, options)
  return fields
}

const orElse = <Value>(text: string | undefined, previous: Value, read: (text: string) => Value): Value =>
  text === undefined ? previous : read(text)

const blank = (type: AnnouncementType, now: Date): StoredFields => ({
  type,
  group_name: 'm_home',
  texts: {},
  picture: null,
  link: null,
  execution: null,
  frequency: null,
  everywhere: false,
  quiet: true,
  stopped_at: null,
  promotion_type: null,
  audience: { to: 'all' },
  position: 0,
  published_at: now,
  ends_at: null,
})

function typeFrom(text: string | undefined, current: StoredFields | null): AnnouncementType {
  const type = text === undefined ? current?.type : parseChoice('type', text, types)
  if (!type) throw new UsageError(`Add --type: ${listed(types)}.`)
  if (current && current.type !== type)
    throw new CommandFailed(`The announcement has type ${current.type}: delete it first.`)
  return type
}

function promotionTypeFrom(text: string): StoredFields['promotion_type'] {
  if (text === 'none') return null
  const parsed = PromotionType.safeParse(text.toUpperCase())
  if (!parsed.success) throw new UsageError(`There is no promotion type ${text}: ${PromotionType.options.join(', ')}.`)
  return parsed.data
}

function frequencyFrom(text: string): string | null {
  if (text === 'none') return null
  if (PopupFrequency.safeParse(text).success) return text
  throw new UsageError(`Invalid frequency: ${text}. Use once, day, week:1 to week:7, or none.`)
}

function switchFrom(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new UsageError(`Use on or off instead of ${text}.`)
}

function audienceFrom(text: string): AnnouncementAudience {
  const audience = parseAudience(text)
  if (audience) return audience
  throw new UsageError(`Invalid audience: ${text}. Use all, agents, vip:3 or new:7.`)
}

const POPUP_OPTIONS = ['execution', 'frequency', 'everywhere', 'quiet']

function refuseContradictions(
  { type, picture, published_at, ends_at, ...requested }: StoredFields,
  options: Options,
): void {
  refuseOptionsOfBanners({ type, picture }, options)
  const forPopups = POPUP_OPTIONS.find((name) => options[name] !== undefined)
  if (type !== 'PU' && forPopups) throw new UsageError(`--${forPopups} is only for popups.`)
  if (type !== 'PU' && type !== 'PR' && requested.promotion_type !== null)
    throw new UsageError('--promotion-type is only for popups and promotions.')
  if (
    requested.audience.to !== 'all' &&
    (requested.execution === 'B' || requested.execution === 'E' || requested.group_name === 'm_reg')
  )
    throw new CommandFailed('Announcements for visitors cannot have an audience: omit --audience.')
  if (ends_at && ends_at <= published_at) throw new CommandFailed('--until must be later than --from.')
}

function refuseOptionsOfBanners({ type, picture }: Pick<StoredFields, 'type' | 'picture'>, { alt }: Options): void {
  if (type !== 'B' && alt !== undefined) throw new UsageError('--alt is only for banners.')
  if (type === 'B' && picture === null) throw new CommandFailed('A banner requires --picture.')
}

function textsFrom(previous: StoredFields['texts'], options: Options, merchant: Merchant): StoredFields['texts'] {
  const { title, content, alt, language } = options
  const textLanguage = parseLanguage(merchant, language)
  const isUnchanged = title === undefined && content === undefined && alt === undefined
  if (isUnchanged && language !== undefined) throw new UsageError('--language requires --title, --content or --alt.')
  if (isUnchanged && Object.keys(previous).length > 0) return previous
  const input = {
    ...(title !== undefined && { title }),
    ...(content && { body: bodyFrom(content) }),
    ...(alt !== undefined && { alt: alt === 'none' ? undefined : alt }),
  }
  const text = { title: '', body: [], ...previous[textLanguage], ...input }
  refuseBadTitle(text, textLanguage)
  return { ...previous, [textLanguage]: text }
}

function bodyFrom(content: string): RichText {
  if (content.length > MAX_CONTENT_CHARACTERS)
    throw new UsageError(`The content has at most ${MAX_CONTENT_CHARACTERS} characters.`)
  return richTextOf(content)
}

function refuseBadTitle({ title, alt }: { title: string; alt?: string | undefined }, language: string): void {
  if (title.trim() === '' && !alt) throw new UsageError(`Add a --title in ${language}.`)
  if (Math.max(title.length, alt?.length ?? 0) > MAX_TITLE_CHARACTERS)
    throw new UsageError(`A title and an alternative text have at most ${MAX_TITLE_CHARACTERS} characters.`)
}

function executionFrom(text: string | undefined, previous: StoredFields): StoredFields['execution'] {
  if (text !== undefined) return parseChoice('execution', text, executions)
  if (previous.execution) return previous.execution
  throw new UsageError(`A popup requires --execution: ${listed(executions)}.`)
}

function addressOf(name: string, text: string): string | null {
  if (text === 'none') return null
  if (/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s/?#\\][^\s\\]*)$/.test(text)) return text
  throw new CommandFailed(`Invalid ${name}: ${text}. Use a path of the site, or an address that begins with https://.`)
}

function parseChoice<Name extends string>(field: string, text: string, choices: Choices<Name>): Name {
  const [name] = choices.find(([first]) => first.toLowerCase() === text.toLowerCase()) ?? []
  if (name !== undefined) return name
  const suggestion = didYouMean(
    text,
    choices.map(([first]) => first),
  )
  throw new UsageError(`There is no ${field} ${text}.${suggestion} There are: ${listed(choices)}.`)
}
