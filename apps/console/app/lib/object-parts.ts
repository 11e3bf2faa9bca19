/**
 * Returns the kind and the id of an object of a change or an audit entry: `member:ana` is the member `ana`. Further
 * words are the rest, for example the number of a difference. Objects without a kind, such as addresses of calls, have
 * an empty one.
 */
export function objectParts(object: string): { kind: string; id: string; rest: string } {
  const [, kind = '', id = '', rest = ''] = /^([a-z-]+):(\S+)(?: (.+))?$/.exec(object) ?? []
  return kind === '' ? { kind, id: object, rest } : { kind, id, rest }
}
