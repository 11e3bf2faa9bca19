import type { BookEvent, ListView, MatchView } from '../../book-contract.ts'

/** All matches that the page has received, in their latest state. */
export class MatchCache {
  readonly #matches = new Map<string, MatchView>()
  readonly #listeners = new Set<(changed: ReadonlySet<string>) => void>()
  #list: ListView | null = null

  get list(): ListView | null {
    return this.#list
  }

  match(id: string): MatchView | null {
    return this.#matches.get(id) ?? null
  }

  get live(): MatchView[] {
    return this.#sorted(({ phase }) => phase === 'live')
  }

  get upcoming(): MatchView[] {
    return this.#sorted(({ phase }) => phase === 'before')
  }

  leagueName(id: string): string {
    return this.#list?.leagues.find((league) => league.id === id)?.name ?? ''
  }

  /** Replaces the upcoming matches. A match that is stored with more markets stays: the list has only its first one. */
  setList(list: ListView): void {
    this.#list = list
    const listed = new Set(list.matches.map(({ id }) => id))
    for (const [id, { phase }] of this.#matches) if (!listed.has(id) && phase !== 'live') this.#matches.delete(id)
    this.#mergeMatches(
      list.matches.filter(({ id, markets }) => (this.match(id)?.markets.length ?? 0) <= markets.length),
    )
  }

  applyEvent({ matches }: BookEvent): void {
    const sports: readonly string[] = this.#list?.sports ?? []
    this.#mergeMatches(matches.filter(({ sport }) => sports.includes(sport)))
  }

  /** Replaces all running matches: a match that is missing has ended meanwhile. */
  applySnapshot({ matches }: BookEvent): void {
    const running = new Set(matches.map(({ id }) => id))
    for (const { id } of this.live) if (!running.has(id)) this.#matches.delete(id)
    this.applyEvent({ matches })
  }

  applyMatch(match: MatchView): void {
    this.#mergeMatches([match])
  }

  /** Returns a function that stops listening. */
  onChange(listen: (changed: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  #mergeMatches(matches: readonly MatchView[]): void {
    for (const match of matches) this.#matches.set(match.id, match)
    const changed = new Set(matches.map(({ id }) => id))
    for (const listen of this.#listeners) listen(changed)
  }

  #sorted(predicate: (match: MatchView) => boolean): MatchView[] {
    return [...this.#matches.values()]
      .filter(predicate)
      .sort((a, b) => a.kickOff.localeCompare(b.kickOff) || a.id.localeCompare(b.id))
  }
}
