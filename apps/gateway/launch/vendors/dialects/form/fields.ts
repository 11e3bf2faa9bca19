/**
 * Returns the fields of a form; null if it is ambiguous: a duplicate field, or a value with separator characters,
 * because then the signed text could be split into other fields.
 */
export function fieldsOf(body: Buffer): Map<string, string> | null {
  const input = [...new URLSearchParams(body.toString('utf8'))]
  const fields = new Map(input)
  const isClear = input.every(([name, value]) => !/[&=]/.test(name) && !value.includes('&'))
  return isClear && fields.size === input.length ? fields : null
}
