/** A value as JSON text, and as a query parameter if it can be represented in a query. */
export interface OddValue {
  json: string
  query?: string
  is: 'number' | 'text' | 'other type'
}

const number = (json: string): OddValue => ({ json, query: json, is: 'number' })
const text = (value: string): OddValue => ({
  json: JSON.stringify(value),
  // A lone surrogate cannot be encoded in a query.
  ...(value.isWellFormed() && { query: value }),
  is: 'text',
})
const other = (json: string): OddValue => ({ json, is: 'other type' })

/** Numbers that no field of the contract accepts. */
export const ODD_NUMBERS = ['0.5', '1.5', '-1', '1e20', '1e400', '9007199254740992'].map(number)
/** Texts that look like numbers but are invalid amounts. */
export const ODD_NUMBER_TEXTS = ['NaN', '0x10', '１２', '1e3', '1.5', '-1', '9'.repeat(15), '9'.repeat(400)].map(text)
const ODD_TEXTS = [
  '',
  // About the maximum length that fits into a request's headers.
  'x'.repeat(10_000),
  '\ud83d',
  'a\udc00b',
  'a\u0000b',
  ' ',
  '\u200b\u2060',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  'İ',
  "'",
  '%_\\',
  '__proto__',
  '9223372036854775808',
  '999999999999999.9999',
  '-999999999999999.9999',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  // Cursors and ids that exceed an 8-byte column.
  '99999999999999999.1.9999999999999999999',
  'L999999999999',
  '9'.repeat(18),
].map(text)
export const OTHER_TYPES = ['null', '[]', '[[]]', '{}', 'true'].map(other)

export const ODD_VALUES = [
  ...ODD_NUMBERS,
  number('-0'),
  ...ODD_NUMBER_TEXTS,
  ...ODD_TEXTS,
  text('NO_SUCH_VALUE'),
  ...OTHER_TYPES,
]
