import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { expect, test } from 'vitest'

const FORMATTERS = /^(DateTimeFormat|NumberFormat|RelativeTimeFormat|DurationFormat)$/
const METHODS = /^(toLocaleString|toLocaleDateString|toLocaleTimeString|toDateString|toTimeString|toFixed|toPrecision)$/
/** Functions of `formatters.ts`, which create each formatter once. */
const SHARED_FORMATTERS = /^(dateFormat|numberFormat|ageFormat)$/
/** Tags of texts. */
const MESSAGES = /^(t|msg)$/

/** The one format of each kind of value. Another file formats a value with the functions of these. */
const FORMATS: Record<string, string> = {
  'lib/words/amount-signs.ts': 'separators that a typed amount may have',
  'lib/words/clock-text.ts': 'times of day',
  'lib/words/count-text.ts': 'counts and multiples',
  'lib/words/countdown-text.ts': 'time left, and numbers of days',
  'lib/words/day-text.ts': 'dates, and ranges of dates',
  'lib/words/format-pay.ts': 'amounts of coins, and typed amounts',
  'lib/words/format.ts': 'money',
  'lib/words/formatters.ts': 'no format: creates the formatters of the others',
  'lib/words/interval-text.ts': 'intervals of draws',
  'lib/words/kick-off-text.ts':
    'kick-offs and the end of maintenance, as in the product specification; names of time zones',
  'lib/words/moment-text.ts': 'dates with times, and the time zone where needed',
  'lib/words/own-zone.ts': 'no format: the time zone of the device',
  'lib/words/percent-text.ts': 'percentages',
  'lib/words/period-text.ts': 'months and years',
  'lib/words/read-amount.ts': 'currency signs that a typed amount may have',
  'lib/words/time-ago.ts': 'time since a moment',
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
      if (callee.type === 'Identifier' && SHARED_FORMATTERS.test(callee.name)) found.push(callee.name)
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
