import type { Db } from '../../../kit/db.ts'
import { textOf } from '../../../kit/money.ts'
import {
  amountsInRules,
  closePromotion,
  evaluatePromotion,
  parsePromotionRow,
  openPromotion,
  storedPromotions,
  putPromotion,
  findTypeDefinition,
} from '../../public.ts'
import { change, logChange } from '../../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Subject } from '../../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../../operator/kit/failures.ts'
import { requireMerchants } from '../../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../../operator/kit/now.ts'
import { acceptLoss } from '../../../operator/house-edge/affordable-rates.ts'
import { bonusWarnings } from '../../../operator/house-edge/bonus-warnings.ts'
import { promotionCheck } from '../../../operator/house-edge/promotion-check.ts'
import { bonusesOfPromotion } from '../../../operator/house-edge/promotion-bonuses.ts'
import { applications } from './applications.ts'
import { codes } from './codes.ts'
import { requirePromotion, promotionParameter } from './require-promotion.ts'
import { promotionOptions, parsePromotion, shownPromotion } from './parse-promotion.ts'

const CODE = /^[a-z0-9-]{1,40}$/
const EFFECT = 'Applies to promotion pages opened from now on; claimable rewards remain unchanged.'

const list: Command = {
  action: 'list',
  summary: 'Lists promotions in the order shown to members, with the rewards issued',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code: merchant, currency, settings }) =>
        (await storedPromotions(db, merchant)).map((stored) => {
          const { texts, ...promotionColumns } = shownPromotion(stored, stored, currency)
          const text = texts[settings.defaultLanguage] ?? texts.EN ?? Object.values(texts)[0]
          const issued = `${stored.granted_count}: ${textOf(stored.granted_amount)} ${currency}`
          return { merchant, title: text?.title, issued, ...promotionColumns, languages: Object.keys(texts) }
        }),
      ),
    )
    const columns = ['merchant', 'promotion', 'type', 'state', 'audience', 'issued', 'title']
    return { kind: 'list', columns, rows: rows.flat(), empty: 'There are no promotions.' }
  },
}

const writing = (action: 'create' | 'update', summary: string, examples: string[]): Command => ({
  action,
  summary,
  parameters: [merchantParameter, promotionParameter],
  options: { ...promotionOptions, ...acceptLoss },
  examples,
  run: (operator, { positional: { merchant = '', promotion: code = '' }, options }) => {
    if (!CODE.test(code)) throw new UsageError(`Invalid code: ${code}. Use 1 to 40 lower-case letters, digits and -.`)
    if (Object.keys(options).length === 0)
      throw new UsageError(`Add at least one option; see \`ante help promotions ${action}\`.`)
    const commandChange = { merchant, command: `promotions ${action}`, subject: code, effect: EFFECT, writes: action }
    return change(operator, commandChange, async (tx, site) => {
      const current = (await storedPromotions(tx, merchant)).find((promotion) => promotion.code === code) ?? null
      const next = await parsePromotion(operator, current, { options, merchant: site, now: await databaseNow(tx) })
      const problem = await findTypeDefinition(next.type)?.problemOf?.(tx, merchant, next.rules)
      if (problem) throw new CommandFailed(problem)
      const promotionState = { code, state: current?.state ?? 'draft' }
      return {
        before: current && shownPromotion(current, promotionState, site.currency),
        after: shownPromotion(next, promotionState, site.currency),
        amounts: [next.budget, ...amountsInRules(next.rules)],
        write: (writeTx) => putPromotion(writeTx, { merchantCode: merchant, code }, next),
        check: await promotionCheck(tx, { site, input: next, options }),
      }
    })
  },
})

const create = writing('create', 'Creates a promotion, a draft until it is opened', [
  `aurora tell-us --type MANUAL --rules '{"cap":"500","leastPictures":1}' --title "Tell us your story" --wagering 3`,
  `aurora rescue --type SAVIOR --rules '{"percent":"10","minimumLoss":"100","cap":"500"}' --title "Ten per cent back"`,
])
const update = writing('update', 'Updates the given fields of a promotion', [
  'aurora rescue --language AR --title "استرداد عشرة بالمئة"',
])

const switching = (action: 'open' | 'close'): Command => ({
  action,
  summary:
    action === 'open'
      ? 'Opens a promotion: members see it, and can take part from its start'
      : 'Closes a promotion to new entries; pending applications are reviewed, and issued rewards can be claimed',
  parameters: [merchantParameter, promotionParameter],
  examples: ['aurora rescue'],
  run: (operator, args) => switchTo(operator, args, action),
})

function switchTo(
  operator: Operator,
  { positional: { merchant = '', promotion = '' } }: CommandArguments,
  action: 'open' | 'close',
) {
  const commandChange = { merchant, command: `promotions ${action}`, subject: promotion, effect: EFFECT }
  return change(operator, commandChange, async (tx, site) => {
    const found = await requirePromotion(tx, merchant, promotion)
    const { code, state } = found
    if (action === 'close' && state === 'draft')
      throw new CommandFailed(`${code} is a draft and not visible to members.`)
    const now = await databaseNow(tx)
    const write = action === 'open' ? openPromotion : closePromotion
    return {
      before: state,
      after: action === 'open' ? 'open' : 'closed',
      write: (writeTx) => write(writeTx, { merchantCode: merchant, code }, now),
      ...(action === 'open' && { check: (writeTx: Db) => bonusWarnings(writeTx, site, bonusesOfPromotion(found)) }),
    }
  })
}

const evaluate: Command = {
  action: 'evaluate',
  summary: 'Issues the rewards earned in a promotion now, instead of at the next scheduled evaluation',
  parameters: [merchantParameter, promotionParameter],
  examples: ['aurora rescue'],
  run: async ({ db, actor }, { positional: { merchant = '', promotion = '' } }) => {
    const before = await requirePromotion(db, merchant, promotion)
    const promotionBefore = parsePromotionRow(before)
    if (!promotionBefore || before.state !== 'open')
      throw new CommandFailed(`${promotion} is ${before.state}: only open promotions issue rewards.`)
    const now = await databaseNow(db)
    const failed: unknown[] = []
    const log = { warn: (reported: unknown) => void failed.push(reported) }
    await evaluatePromotion({ db, clock: { now: () => now }, log }, promotionBefore)
    if (failed.length > 0) throw new CommandFailed(`${promotion} could not be evaluated; see the gateway’s log.`)
    const after = await requirePromotion(db, merchant, promotion)
    const issued = after.granted_count - before.granted_count
    const row = { promotion, issued, amount: textOf(after.granted_amount - before.granted_amount) }
    // Rewards are issued in a transaction each, so that the entry follows.
    const done = { actor, merchant_code: merchant, vendor: null, command: 'promotions evaluate', subject: promotion }
    await logChange(db, { ...done, before: null, after: { issued, amount: row.amount } })
    return { kind: 'record', record: row }
  },
}

export const promotions: Subject = {
  name: 'promotions',
  about: 'promotions, their codes and applications',
  commands: [list, create, update, switching('open'), switching('close'), evaluate, ...applications, ...codes],
}
