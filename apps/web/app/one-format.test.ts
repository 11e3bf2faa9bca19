import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { expect, test } from 'vitest'

const FORMATTERS = /^(DateTimeFormat|NumberFormat|RelativeTimeFormat|DurationFormat)$/
const METHODS = /^(toLocaleString|toLocaleDateString|toLocaleTimeString|toDateString|toTimeString|toFixed|toPrecision)$/
/** Functions of `formatters.ts`, which create each formatter once. */
const SHARED_FORMATTERS = /^(dateFormat|numberFormat)$/
/** Tags of texts. */
const MESSAGES = /^(t|msg)$/

/** The files with the only format of each kind of value. All other files format values with the functions of these. */
const FORMATS: Record<string, string> = {
  'lib/i18n/amount-separators.ts': 'separators that a typed amount may have',
  'lib/i18n/format-time-of-day.ts': 'times of day',
  'lib/i18n/format-count.ts': 'counts and multiples',
  'lib/i18n/format-countdown.ts': 'time left, and numbers of days',
  'lib/i18n/format-date.ts': 'dates, and ranges of dates',
  'lib/i18n/format-payment-amount.ts': 'amounts of coins, and typed amounts',
  'lib/i18n/format-money.ts': 'money',
  'lib/i18n/formatters.ts': 'no format: creates the formatters of the others',
  'lib/i18n/format-interval.ts': 'intervals of draws',
  'lib/i18n/format-kick-off.ts':
    'kick-offs and the end of maintenance, as in the product specification; names of time zones',
  'lib/i18n/format-date-time.ts': 'dates with times, and the time zone where needed',
  'lib/i18n/device-time-zone.ts': 'no format: the time zone of the device',
  'lib/i18n/format-percent.ts': 'percentages',
  'lib/i18n/format-period.ts': 'months and years',
  'lib/i18n/parse-amount.ts': 'currency signs that a typed amount may have',
  'lib/i18n/format-time-ago.ts': 'time since a moment',
  'promotions/wheel/wheel-shape.ts': 'no text: coordinates of a drawing',
}

/** Returns the formatters that a file uses, and percent signs that it adds to a value. */
function formattersIn(file: string, text: string): string[] {
  const violations: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier') return
      const isOfIntl = object.type === 'Identifier' && object.name === 'Intl'
      if (isOfIntl ? FORMATTERS.test(property.name) : METHODS.test(property.name)) violations.push(property.name)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && SHARED_FORMATTERS.test(callee.name)) violations.push(callee.name)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && MESSAGES.test(tag.name) && hasPercent(quasi)) violations.push('%')
    },
    JSXText: ({ value }) => {
      if (/^\s*%/.test(value)) violations.push('%')
    },
  }).visit(program)
  return violations
}

const hasPercent = ({ quasis }: ESTree.TemplateLiteral): boolean =>
  quasis.some(({ value }, index) => index > 0 && /^\s?%/.test(value.raw))

test.each([
  ['new Intl.NumberFormat(locale).format(3)', ['NumberFormat']],
  ['Intl.DateTimeFormat().format(day)', ['DateTimeFormat']],
  ['(3).toFixed(2) + day.toLocaleDateString()', ['toFixed', 'toLocaleDateString']],
  ['t`${share}% bonus`', ['%']],
  ['<b>{share} %</b>', ['%']],
  ['t`${share} bonus` + `${share}%` + new Intl.Collator()', []],
])('in %s the formatters are %j', (text, formatters) => {
  expect(formattersIn('sample.tsx', `const sample = ${text}`)).toEqual(formatters)
})

test('every kind of value has one format', () => {
  const directory = import.meta.dirname
  const using = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => formattersIn(name, readFileSync(join(directory, name), 'utf8')).length > 0)
  expect(using.toSorted()).toEqual(Object.keys(FORMATS).toSorted())
})
