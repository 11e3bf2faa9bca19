/** What another company's server answers; null where it is longer than any answer of ours: it is not read to its end then. */
export async function boundedText(response: Response, limitBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  // What a body of fetch is made of; its own type does not say so.
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? []
  for await (const part of body) {
    length += part.length
    if (length > limitBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
