interface Walk<Row, Key> {
  /** Key after which the first part begins. */
  after: Key
  atOnce: number
  /** Returns at most `limit` rows after a key, in key order. */
  read(after: Key, limit: number): Promise<Row[]>
  keyOf(row: Row): Key
}

/**
 * Yields rows of a table in key order, in parts that are never empty. Callers that change rows commit each part, so
 * that a restart after an interruption finds earlier parts done.
 */
export async function* inParts<Row, Key>({ after, atOnce, read, keyOf }: Walk<Row, Key>): AsyncGenerator<Row[]> {
  let cursor = after
  for (;;) {
    const part = await read(cursor, atOnce)
    const last = part.at(-1)
    if (last === undefined) return
    yield part
    if (part.length < atOnce) return
    cursor = keyOf(last)
  }
}

/** Repeats work that processes up to `atOnce` rows of a queue and returns their number, until it processes fewer. */
export async function untilFewer(atOnce: number, work: () => Promise<number>): Promise<void> {
  while ((await work()) >= atOnce);
}
