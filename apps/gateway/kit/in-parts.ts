interface Walk<Row, Key> {
  /** Where the first part begins behind. */
  after: Key
  atOnce: number
  /** Rows behind a key, in the order of their keys, `limit` at most. */
  read(after: Key, limit: number): Promise<Row[]>
  keyOf(row: Row): Key
}

/**
 * Rows of a table in the order of their keys, a part at a time, without empty parts. Whoever pays or changes them commits each
 * part, so that an interrupted run begins anew and finds the parts before done.
 */
export async function* inParts<Row, Key>({ after, atOnce, read, keyOf }: Walk<Row, Key>): AsyncGenerator<Row[]> {
  let behind = after
  for (;;) {
    const part = await read(behind, atOnce)
    const last = part.at(-1)
    if (last === undefined) return
    yield part
    if (part.length < atOnce) return
    behind = keyOf(last)
  }
}

/** Does work that takes `atOnce` rows off a queue, and says how many it has taken, until there are fewer. */
export async function untilFewer(atOnce: number, work: () => Promise<number>): Promise<void> {
  while ((await work()) >= atOnce);
}
