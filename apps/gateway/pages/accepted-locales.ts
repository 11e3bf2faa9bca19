const HEADER_LIMIT = 200

/** Two writings of one language: who reads one would rather read the other than a foreign language. */
const SIMPLIFIED = ['zh-CN', 'zh-TW']
const TRADITIONAL = ['zh-TW', 'zh-CN']
/** `zh-Hant` and `zh-Hans` say the writing; without them the region does. */
const WRITTEN_TRADITIONALLY = /^zh-(?!hans)(?:hant|.*\b(?:tw|hk|mo)\b)|^yue/
/** Old names, and languages whose readers read one of ours. */
const SAME = new Map([
  ['tl', 'fil'],
  ['in', 'id'],
  ['zsm', 'ms'],
  ['prs', 'fa'],
  ['npi', 'ne'],
])

/** What an `Accept-Language` asks for as locales of ours, the dearest first. */
export function localesFor(header = ''): string[] {
  return header
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/\s*;\s*q=/)
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => localesOf(tag))
}

function localesOf(tag: string): string[] {
  if (WRITTEN_TRADITIONALLY.test(tag)) return TRADITIONAL
  const [primary = ''] = tag.split('-')
  return primary === 'zh' || primary === 'cmn' ? SIMPLIFIED : [SAME.get(primary) ?? primary]
}
