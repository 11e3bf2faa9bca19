import { PondView, SeatView, SIT_PATH } from '../fish/pond/pond-view.ts'
import { isInSight, Sea } from '../fish/sea/sea.ts'
import { RoomVisit } from '../studio/front/room/room-visit.ts'

const LOOKS_MS = 3_000

/** Sits down at a water and looks into it once: a volley of one shot at something that swims there. */
export async function volleyAtWater(url: string, key: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
  const answer = await fetch(url + SIT_PATH, { method: 'POST', headers, body: '{}' })
  const { room, volley } = SeatView.parse(await answer.json())
  const view = await lookOnce(url, { room, key })
  const [fish = 0] = inSightOf(view)
  return { room, volley: volley + 1, weapon: 'single', shots: [fish] }
}

/** Whoever is in sight now and is not known to be gone. */
export function inSightOf({ seed, startedAtMs, gone }: PondView): number[] {
  const atMs = Date.now() - startedAtMs
  const swimming = new Sea(seed).swimming(atMs).filter((fish) => isInSight(fish, atMs))
  return swimming.map(({ id }) => id).filter((id) => !gone.includes(id))
}

function lookOnce(url: string, { room, key }: { room: string; key: string }): Promise<PondView> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('Nothing is seen of the water.'))), LOOKS_MS)
    const end = (then: () => void) => {
      clearTimeout(late)
      visit.leave()
      then()
    }
    const ears = {
      snapshot: (body: unknown) => end(() => resolve(PondView.parse(body))),
      event: () => {},
      private: () => {},
      state: () => {},
    }
    const visit = new RoomVisit({ room, key, ears, ask: (path, how) => fetch(url + path, how) })
  })
}
