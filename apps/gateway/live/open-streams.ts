import type { LiveStream } from './live-stream.ts'

/** Streams grouped by a common property. */
class Groups {
  readonly #groups = new Map<string, Set<LiveStream>>()

  add(key: string, stream: LiveStream): void {
    const group = this.#groups.get(key) ?? new Set()
    this.#groups.set(key, group.add(stream))
  }

  remove(key: string, stream: LiveStream): void {
    const group = this.#groups.get(key)
    if (group?.delete(stream) && group.size === 0) this.#groups.delete(key)
  }

  of(key: string): ReadonlySet<LiveStream> {
    return this.#groups.get(key) ?? NONE
  }

  keys(): string[] {
    return [...this.#groups.keys()]
  }
}

const NONE: ReadonlySet<LiveStream> = new Set()

/** All streams of this instance, indexed by merchant, member and network. */
export class OpenStreams {
  readonly #streams = new Set<LiveStream>()
  readonly #byMerchant = new Groups()
  readonly #byMember = new Groups()
  readonly #byNetwork = new Groups()
  readonly #byVisitor = new Groups()

  add(stream: LiveStream): void {
    this.#streams.add(stream)
    this.#byMerchant.add(stream.viewer.merchantCode, stream)
    for (const network of stream.networks) this.#byNetwork.add(network, stream)
    if (stream.viewer.memberId !== null) this.#byMember.add(stream.viewer.memberId, stream)
    if (stream.visitor !== undefined) this.#byVisitor.add(stream.visitor, stream)
  }

  remove(stream: LiveStream): void {
    this.#streams.delete(stream)
    this.#byMerchant.remove(stream.viewer.merchantCode, stream)
    for (const network of stream.networks) this.#byNetwork.remove(network, stream)
    if (stream.viewer.memberId !== null) this.#byMember.remove(stream.viewer.memberId, stream)
    if (stream.visitor !== undefined) this.#byVisitor.remove(stream.visitor, stream)
  }

  all(): ReadonlySet<LiveStream> {
    return this.#streams
  }

  ofMerchant(merchantCode: string): ReadonlySet<LiveStream> {
    return this.#byMerchant.of(merchantCode)
  }

  /** Returns the streams of a member, oldest first. */
  ofMember(memberId: string): ReadonlySet<LiveStream> {
    return this.#byMember.of(memberId)
  }

  ofVisitor(visitor: string): ReadonlySet<LiveStream> {
    return this.#byVisitor.of(visitor)
  }

  ofNetwork(network: string): ReadonlySet<LiveStream> {
    return this.#byNetwork.of(network)
  }

  memberIds(): string[] {
    return this.#byMember.keys()
  }

  visitors(): string[] {
    return this.#byVisitor.keys()
  }

  merchantCodes(): string[] {
    return this.#byMerchant.keys()
  }
}
