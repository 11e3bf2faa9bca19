import { FlightEvent, FlightSnapshot } from '@ante/studio/crash/flight-view.ts'
import { CRASH_ROOM } from '@ante/studio/crash/addresses.ts'
import type { Page } from '@ante/studio/test/page-calls.ts'

/** Automatic cash-out points, in hundredths: low, so that a flight without a manual cash-out ends soon. */
const POINTS = [101, 120, 150]

/** Waits for a flight that accepts stakes. */
export async function boardFlight(page: Page): Promise<unknown> {
  const flight = await page.pollFor(CRASH_ROOM, boardableIn)
  return { auto: POINTS[Number(flight) % POINTS.length] }
}

function boardableIn(body: unknown): string | null {
  const event = FlightEvent.safeParse(body)
  if (event.success) return event.data.is === 'betting' ? event.data.flight : null
  const { phase, flight } = FlightSnapshot.parse(body)
  return flight !== '' && (phase === 'waiting' || phase === 'betting') ? flight : null
}
