import { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { textOf } from '../../../kit/money.ts'
import { htmlOf } from '../../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../../kit/rich-text/rich-text-of.ts'
import type { Merchant } from '../../../merchant/public.ts'
import { audienceText, settableTypes, findTypeDefinition } from '../../public.ts'
import type { StoredPromotion, PromotionOptions } from '../../public.ts'
import { parseAmount } from '../../../cashier/operate/parse-channel.ts'
import type { Operator, Option } from '../../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../../operator/kit/failures.ts'
import { parseLanguage } from '../../../operator/kit/languages.ts'
import { didYouMean } from '../../../operator/kit/did-you-mean.ts'
import { hundredthsIn, timesText } from '../../../operator/kit/multiples.ts'
import { positionOf } from '../../../operator/kit/position.ts'
import { readText } from '../../../operator/kit/read-text.ts'
import { momentOf } from '../../../operator/kit/times.ts'

type Options = Record<string, string>

const LONGEST = { title: 120, summary: 300, terms: 20_000, rules: 5_000 }
const MAX_DAYS = 365
const LAST = 1_000

export const promotionOptions: Record<string, Option> = {
  type: { value: 'type', about: `type of a new promotion: ${settableTypes.join(', ')}`, choices: settableTypes },
  rules: {
    value: 'json|file',
    about: 'rules as JSON',
    terminal: ', or a file with them; docs/operate/promotions.md lists the rules of each type',
  },
  title: { value: 'text', about: 'title' },
  summary: { value: 'text', about: 'one or two sentences for the list' },
  terms: { value: 'html', about: 'full terms as HTML; scripts and unsafe elements are removed' },
  language: { value: 'code', about: 'language of title, summary and terms; default: the merchant’s default language' },
  picture: { value: 'address', about: 'picture: /…, https://…, or `none`' },
  position: { value: 'number', about: 'order; lower numbers first' },
  from: {
    value: 'time',
    about: 'start time; `none` to start when opened',
    terminal: ', for example 2026-12-31 08:00 or +2h',
    special: ['none'],
  },
  until: { value: 'time', about: 'end time, or `none`', special: ['none'] },
  audience: {
    value: 'audience',
    about: 'all, agents, new:7 (registered in the last 7 days) or vip:3 (level 3 and above)',
  },
  quota: { value: 'count', about: 'maximum number of rewards, or `none`' },
  budget: { value: 'amount', about: 'maximum total of rewards, or `none`' },
  'claim-days': { value: 'days', about: 'days in which a reward can be claimed; default: 7' },
  wagering: { value: 'times', about: 'wagering requirement as a multiple of the reward; 0 for none' },
}

export interface PublishContext {
  merchant: Merchant
  now: Date
}

const blank = (type: PromotionType): PromotionOptions => ({
  type,
  texts: {},
  picture: null,
  starts_at: null,
  ends_at: null,
  position: LAST,
  audience: { kind: 'all' },
  quota: null,
  budget: null,
  reward_days: 7,
  multiple_hundredths: 0,
  rules: {},
})

/** Returns the promotion with the given options. Throws a `UsageError` or `CommandFailed` for invalid options. */
export async function parsePromotion(
  operator: Operator,
  current: StoredPromotion | null,
  { options, merchant, now }: PublishContext & { options: Options },
): Promise<PromotionOptions> {
  const previous = current ? optionsOf(current) : blank(parseType(options['type']))
  if (current && options['type'] !== undefined && options['type'].toUpperCase() !== current.type)
    throw new CommandFailed(
      `The promotion has type ${current.type}, which cannot be changed: create another promotion.`,
    )
  const moment = (text: string) => (text === 'none' ? null : momentOf(text, { now, zone: merchant.zone }))
  const or = <Value>(name: string, value: Value, read: (text: string) => Value): Value => {
    const option = options[name]
    return option === undefined ? value : read(option)
  }
  const next: PromotionOptions = {
    type: previous.type,
    texts: parseTexts(previous.texts, options, merchant),
    picture: or('picture', previous.picture, parsePicture),
    position: or('position', previous.position, positionOf),
    starts_at: or('from', previous.starts_at, moment),
    ends_at: or('until', previous.ends_at, moment),
    audience: or('audience', previous.audience, parseAudience),
    quota: or('quota', previous.quota, (input) => (input === 'none' ? null : parseCount('quota', input, 100_000_000))),
    budget: or('budget', previous.budget, (input) => (input === 'none' ? null : parseAmount(input))),
    reward_days: or('claim-days', previous.reward_days, (input) => parseCount('claim-days', input, MAX_DAYS)),
    multiple_hundredths: or('wagering', previous.multiple_hundredths, hundredthsIn),
    rules: options['rules'] === undefined ? previous.rules : await rulesIn(operator, options['rules']),
  }
  if (next.starts_at && next.ends_at && next.ends_at <= next.starts_at)
    throw new UsageError('--until must be later than --from.')
  if (current) requireLimitsAboveGrants(current, next)
  return { ...next, rules: checkedRules(next) }
}

/** Refuses a quota or budget below the rewards that are already granted. */
function requireLimitsAboveGrants(
  { granted_count: count, granted_amount: amount }: StoredPromotion,
  { quota, budget }: PromotionOptions,
) {
  const instead = 'use at least this value, or close the promotion.'
  if (quota !== null && quota < count) throw new CommandFailed(`${count} rewards are already issued: ${instead}`)
  if (budget !== null && budget < amount) throw new CommandFailed(`${textOf(amount)} is already issued: ${instead}`)
}

function optionsOf(stored: StoredPromotion): PromotionOptions {
  const { type, texts, picture, starts_at, ends_at, position, audience, quota, budget, rules } = stored
  const { reward_days, multiple_hundredths } = stored
  const input = { type, texts, picture, starts_at, ends_at, position, audience, quota, budget, rules }
  return { ...input, reward_days, multiple_hundredths }
}

function parseType(text: string | undefined): PromotionType {
  const settableType = settableTypes.find((type) => type === text?.toUpperCase())
  if (settableType) return settableType
  if (text === undefined) throw new UsageError(`Add --type: ${settableTypes.join(', ')}.`)
  throw new UsageError(
    `There is no type ${text}.${didYouMean(text, settableTypes)} There are: ${settableTypes.join(', ')}.`,
  )
}

function parseTexts(
  previous: PromotionOptions['texts'],
  options: Options,
  merchant: Merchant,
): PromotionOptions['texts'] {
  const { title, summary, terms, language } = options
  const textLanguage = parseLanguage(merchant, language)
  const isUnchanged = title === undefined && summary === undefined && terms === undefined
  if (isUnchanged && language !== undefined) throw new UsageError('--language requires --title, --summary or --terms.')
  if (isUnchanged && Object.keys(previous).length > 0) return previous
  for (const name of ['title', 'summary', 'terms'] as const) {
    if ((options[name] ?? '').length > LONGEST[name])
      throw new UsageError(`A --${name} has at most ${LONGEST[name]} characters.`)
  }
  const blankText = { title: '', summary: '', terms: [] }
  const input = {
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary }),
    ...(terms !== undefined && { terms: richTextOf(terms) }),
  }
  const text = { ...blankText, ...previous[textLanguage], ...input }
  if (text.title.trim() === '') throw new UsageError(`Add a --title in ${textLanguage}.`)
  return { ...previous, [textLanguage]: text }
}

function parsePicture(text: string): string | null {
  if (text === 'none') return null
  if (/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s/?#\\][^\s\\]*)$/.test(text)) return text
  throw new CommandFailed(`Invalid picture: ${text}. Use a path of the site, or an address that begins with https://.`)
}

function parseAudience(text: string): Audience {
  const [, kind, count] = /^(all|agents|new|vip)(?::(\d{1,3}))?$/.exec(text.toLowerCase()) ?? []
  const options = { ...(kind === 'new' && { days: Number(count) }), ...(kind === 'vip' && { level: Number(count) }) }
  const parsed = Audience.safeParse({ kind, ...options })
  if (parsed.success) return parsed.data
  throw new UsageError(`Invalid audience: ${text}. Use all, agents, new:7 (1 to 365 days) or vip:3 (levels 1 to 10).`)
}

function parseCount(name: string, text: string, max: number): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > max) throw new UsageError(`Invalid --${name}: ${text}. Use a number from 1 to ${max}.`)
  return count
}

async function rulesIn(operator: Operator, value: string): Promise<unknown> {
  const text = value.trim().startsWith('{') ? value : await readText(operator, value, LONGEST.rules)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`The rules are not valid JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** Returns the rules parsed by the type's schema; the error names missing, unknown and invalid fields. */
function checkedRules({ type, rules }: PromotionOptions): unknown {
  const parsed = findTypeDefinition(type)?.rules.safeParse(rules)
  if (parsed?.success) return parsed.data
  const problems = parsed?.error.issues.map((issue) => {
    const path = issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : 'rules')
    return `${path} (${issue.code.replaceAll('_', ' ')})`
  })
  throw new UsageError(
    `Invalid rules of ${type}: ${problems?.join('; ') ?? 'the type has no rules'}. See docs/operate/promotions.md.`,
  )
}

/** Formats a promotion for the list and the audit log. */
export function shownPromotion(
  options: PromotionOptions,
  { code, state }: { code: string; state: string },
  currency: string,
) {
  return {
    promotion: code,
    type: options.type,
    state,
    texts: shownTexts(options.texts),
    picture: options.picture,
    from: options.starts_at?.toISOString() ?? 'none',
    until: options.ends_at?.toISOString() ?? 'none',
    position: options.position,
    audience: audienceText(options.audience),
    quota: options.quota ?? 'none',
    budget: options.budget === null ? 'none' : `${textOf(options.budget)} ${currency}`,
    claimDays: options.reward_days,
    wagering: timesText(options.multiple_hundredths),
    rules: options.rules,
  }
}

/** Returns the texts as operators enter them: with the terms as HTML. */
const shownTexts = (texts: PromotionOptions['texts']) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { ...text, terms: htmlOf(text.terms) }]),
  )
