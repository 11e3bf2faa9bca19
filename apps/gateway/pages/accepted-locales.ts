const HEADER_LIMIT = 200

/** Two scripts of one language: readers of one prefer the other to a foreign language. */
const SIMPLIFIED = ['zh-CN', 'zh-TW']
const TRADITIONAL = ['zh-TW', 'zh-CN']
/** `zh-Hant` and `zh-Hans` name the script; without them the region determines it. */
const WRITTEN_TRADITIONALLY = /^zh-(?!hans)(?:hant|.*\b(?:tw|hk|mo)\b)|^yue/
/** Old codes, and languages whose readers understand a supported one. */
const SAME = new Map([
  ['tl', 'fil'],
  ['in', 'id'],
  ['zsm', 'ms'],
  ['prs', 'fa'],
  ['npi', 'ne'],
])

/** Returns the supported locales of an `Accept-Language` header, most preferred first. */
export function localesFor(header = ''): string[] {
  return header
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/\s*;\s*q=/)
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => localesOf(tag))
}

function localesOf(tag: string): string[] {
  if (WRITTEN_TRADITIONALLY.test(tag)) return TRADITIONAL
  const [primary = ''] = tag.split('-')
  return primary === 'zh' || primary === 'cmn' ? SIMPLIFIED : [SAME.get(primary) ?? primary]
}
