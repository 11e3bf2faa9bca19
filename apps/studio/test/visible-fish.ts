import { FishRoomView, SeatView, SIT_PATH } from '../fish/room/fish-room-view.ts'
import { isInSight, Sea } from '../fish/sea/sea.ts'
import type { Page } from './page-calls.ts'

/** Takes a seat in a room, reads the room once, and returns a volley of one shot at a visible fish. */
export async function volleyAtVisibleFish(page: Page): Promise<unknown> {
  const { room, volley } = SeatView.parse((await page.post(SIT_PATH)).body)
  const shots = await page.pollFor(room, (body, now) => {
    const view = FishRoomView.safeParse(body).data
    return view ? visibleFishIn(view, now).slice(0, 1) : null
  })
  return { room, volley: volley + 1, weapon: 'single', shots }
}

/** Returns fish that are visible now and not known to be gone. */
export function visibleFishIn({ seed, startedAtMs, gone: caughtIds }: FishRoomView, now = Date.now()): number[] {
  const atMs = now - startedAtMs
  const swimming = new Sea(seed).swimming(atMs).filter((fish) => isInSight(fish, atMs))
  return swimming.map(({ id }) => id).filter((id) => !caughtIds.includes(id))
}
