/**
 * Returns the kind and the id of an object of a change or an audit entry: `member:ana` is the member `ana`. `details` has
 * all further words, such as the number of a difference. The kind is empty for an object without one, such as the
 * address of a call.
 */
export function objectParts(object: string): { kind: string; id: string; details: string } {
  const [, kind = '', id = '', details = ''] = /^([a-z-]+):(\S+)(?: (.+))?$/.exec(object) ?? []
  return kind === '' ? { kind, id: object, details } : { kind, id, details }
}
