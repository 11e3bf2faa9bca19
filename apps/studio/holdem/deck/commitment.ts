/**
 * Commitment to the order of a deck: a SHA-256 Merkle tree over 64 leaves, of which the first 52 hold the cards and the
 * others are empty. Its root is published before the hand; a revealed card is sent with its salt and the six sibling
 * hashes on its path.
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

/** Returns the root implied by this card at its position; the caller supplies the hash function. */
export async function rootOfProof(proof: CardProof, hash: (text: string) => Promise<string>): Promise<string> {
  let nodeHash = await hash(leafText(proof.position, proof.card, proof.salt))
  for (const [height, beside] of proof.path.entries()) {
    const isRight = ((proof.position >> height) & 1) === 1
    nodeHash = await hash(isRight ? nodeText(beside, nodeHash) : nodeText(nodeHash, beside))
  }
  return nodeHash
}
