export interface Tag {
  kind: 'begin' | 'end' | 'whole'
  name: string
  /** Raw attribute text. */
  attributes: string
}

/** Maximum depth of nesting; deeper images are refused. */
const MAX_DEPTH = 32

/** Returns the number of shapes that an image draws by `<use>`; infinite for cycles. */
export function instancesIn(tags: readonly Tag[]): number {
  const uses = usesById(tags)
  if (!uses) return Infinity
  const numberByTag = new Map<string, number>()
  const costOf = (id: string): number => {
    const cost = numberByTag.get(id)
    if (cost !== undefined) return cost
    // Marker while computing: a recursive visit is a cycle.
    numberByTag.set(id, Infinity)
    const ownCost = 1 + (uses.get(id) ?? []).reduce((sum, used) => sum + costOf(used), 0)
    numberByTag.set(id, ownCost)
    return ownCost
  }
  return costOf(WHOLE_IMAGE)
}

/** Id that stands for the whole image; ids of elements are never empty. */
const WHOLE_IMAGE = ''

/**
 * Returns, for each element with an id, the ids that are used inside it; elements with the same id are merged. Null if
 * nested too deeply.
 */
function usesById(tags: readonly Tag[]): Map<string, string[]> | null {
  const uses = new Map<string, string[]>([[WHOLE_IMAGE, []]])
  const open: (string | null)[] = []
  for (const { kind, name, attributes } of tags) {
    const id = valueOf(attributes, 'id')
    const used = name === 'use' ? valueOf(attributes, 'href')?.slice(1) : undefined
    const owners = new Set([WHOLE_IMAGE, id, ...open].filter((owner) => owner !== null))
    if (used) for (const owner of owners) add(uses, owner, used)
    if (kind === 'begin') open.push(id)
    else if (kind === 'end') open.pop()
    if (open.length > MAX_DEPTH) return null
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
