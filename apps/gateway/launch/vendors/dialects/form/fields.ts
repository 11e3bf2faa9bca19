/**
 * Returns the fields of a form; null if it is ambiguous: a duplicate field, or a value with separator characters,
 * because then the signed text could be split into other fields.
 */
export function fieldsOf(body: Buffer): Map<string, string> | null {
  const pairs = [...new URLSearchParams(body.toString('utf8'))]
  const fields = new Map(pairs)
  const isClear = pairs.every(([name, value]) => !/[&=]/.test(name) && !value.includes('&'))
  return isClear && fields.size === pairs.length ? fields : null
}
