/**
 * How the order of a deck is promised: a tree of SHA-256 over 64 places, of which the first 52 hold the cards and the
 * others none. Its root is told before the hand; with a card come its salt and the six hashes beside its way up.
 */
export interface CardProof {
  position: number
  /** `Ah`, `Td`. */
  card: string
  salt: string
  path: string[]
}

export const leafText = (position: number, card: string, salt: string): string => `card|${position}|${card}|${salt}`
export const nodeText = (left: string, right: string): string => `node|${left}|${right}`

/** What the root must be if this card lies there; the hash is the one of whoever asks. */
export async function rootBy(proof: CardProof, hash: (text: string) => Promise<string>): Promise<string> {
  let here = await hash(leafText(proof.position, proof.card, proof.salt))
  for (const [height, beside] of proof.path.entries()) {
    const isRight = ((proof.position >> height) & 1) === 1
    here = await hash(isRight ? nodeText(beside, here) : nodeText(here, beside))
  }
  return here
}
