export interface Tag {
  kind: 'begin' | 'end' | 'whole'
  name: string
  /** As they are written. */
  attributes: string
}

/** Nobody draws so deep; a picture that goes deeper would only keep us counting. */
const DEPTH_AT_MOST = 32

/** How many shapes a picture draws by its `<use>`; endless where they use each other in a circle. */
export function instancesIn(tags: readonly Tag[]): number {
  const uses = usesById(tags)
  if (!uses) return Infinity
  const known = new Map<string, number>()
  const costOf = (id: string): number => {
    const cost = known.get(id)
    if (cost !== undefined) return cost
    // Until it is known: who comes back to it goes in a circle.
    known.set(id, Infinity)
    const own = 1 + (uses.get(id) ?? []).reduce((sum, used) => sum + costOf(used), 0)
    known.set(id, own)
    return own
  }
  return costOf(WHOLE)
}

/** The picture itself, as the owner of all that stands in it. No id is empty. */
const WHOLE = ''

/** What is used inside each element that has an id: of several with one id, inside any of them. Null where they are too deep. */
function usesById(tags: readonly Tag[]): Map<string, string[]> | null {
  const uses = new Map<string, string[]>([[WHOLE, []]])
  const open: (string | null)[] = []
  for (const { kind, name, attributes } of tags) {
    const id = valueOf(attributes, 'id')
    const used = name === 'use' ? valueOf(attributes, 'href')?.slice(1) : undefined
    const owners = new Set([WHOLE, id, ...open].filter((owner) => owner !== null))
    if (used) for (const owner of owners) add(uses, owner, used)
    if (kind === 'begin') open.push(id)
    else if (kind === 'end') open.pop()
    if (open.length > DEPTH_AT_MOST) return null
  }
  return uses
}

function add(uses: Map<string, string[]>, owner: string, used: string): void {
  const before = uses.get(owner)
  if (before) before.push(used)
  else uses.set(owner, [used])
}

function valueOf(attributes: string, name: string): string | null {
  const [, double, single] = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return double ?? single ?? null
}
