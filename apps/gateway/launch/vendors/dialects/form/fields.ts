/**
 * The fields of a form; null where nobody can tell what was meant: where one stands there twice, or where one holds what
 * parts fields from each other, for then the text that was signed could be cut into other fields as well.
 */
export function fieldsOf(body: Buffer): Map<string, string> | null {
  const said = [...new URLSearchParams(body.toString('utf8'))]
  const fields = new Map(said)
  const isClear = said.every(([name, value]) => !/[&=]/.test(name) && !value.includes('&'))
  return isClear && fields.size === said.length ? fields : null
}
