/** The fields of a form; null where one stands there twice, for then nobody can tell which of the two was meant. */
export function fieldsOf(body: Buffer): Map<string, string> | null {
  const said = [...new URLSearchParams(body.toString('utf8'))]
  const fields = new Map(said)
  return fields.size === said.length ? fields : null
}
