/** Who is out of order, because somebody asked for it: so that a person can see what the site does then. */
export class Outages {
  readonly #out = new Set<OutageName>()

  has(name: OutageName): boolean {
    return this.#out.has(name)
  }

  set(name: OutageName, isOut: boolean): void {
    if (isOut) this.#out.add(name)
    else this.#out.delete(name)
  }
}

export const OUTAGE_NAMES = ['carrier', 'mailbox', 'identity provider'] as const
export type OutageName = (typeof OUTAGE_NAMES)[number]
