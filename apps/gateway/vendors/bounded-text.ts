/** Reads the answer of a third-party server. Returns null as soon as it exceeds the limit, without reading further. */
export async function boundedText(response: Response, limitBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  // Type of a fetch body, which its own declaration omits.
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? []
  for await (const part of body) {
    length += part.length
    if (length > limitBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
