const HEADER_LIMIT = 200

/** Locales of the two Chinese scripts. Readers of one script prefer the other to a foreign language. */
const SIMPLIFIED = ['zh-CN', 'zh-TW']
const TRADITIONAL = ['zh-TW', 'zh-CN']
/** Matches tags of traditional Chinese, by script (`zh-Hant`) or else by region. */
const WRITTEN_TRADITIONALLY = /^zh-(?!hans)(?:hant|.*\b(?:tw|hk|mo)\b)|^yue/
/** Replacements for old codes, and for languages whose readers understand a supported one. */
const REPLACEMENTS = new Map([
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
  return primary === 'zh' || primary === 'cmn' ? SIMPLIFIED : [REPLACEMENTS.get(primary) ?? primary]
}
