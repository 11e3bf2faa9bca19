import { queueTapCall } from './tap-queue.ts'

/** A member's marked items in the query cache, the latest first. */
export interface Marks<Id> {
  readIds(): readonly Id[]
  write(ids: Id[]): void
}

let waiting = 0

/** Adds or removes a mark: locally first, then at the gateway. A failure is rolled back locally and thrown. */
export async function toggleMark<Id>(marks: Marks<Id>, id: Id, send: (adds: boolean) => Promise<Id[]>): Promise<void> {
  const adds = !marks.readIds().includes(id)
  setMark(marks, id, adds)
  waiting += 1
  try {
    const stored = await queueTapCall(() => send(adds))
    if (waiting === 1) marks.write(stored)
  } catch (error) {
    setMark(marks, id, !adds)
    throw error
  } finally {
    waiting -= 1
  }
}

function setMark<Id>(marks: Marks<Id>, id: Id, marked: boolean): void {
  const others = marks.readIds().filter((candidate) => candidate !== id)
  marks.write(marked ? [id, ...others] : others)
}
