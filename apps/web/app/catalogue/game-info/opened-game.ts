/** Node of the game whose information is open, or null. */
let opened: number | null = null
const listeners = new Set<() => void>()

function change(nodeId: number | null): void {
  opened = nodeId
  for (const listener of listeners) listener()
}

/** Opens the information of one game over any page. The tile only calls this: its sheet is loaded with the overlays. */
export const openedGame = {
  get: () => opened,
  show: (nodeId: number) => change(nodeId),
  close: () => change(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
