/** What a page puts into a trace at the beginning of each frame, and the category it is found in. */
export const FRAME_MARK = 'frame'
export const MARKED_FRAMES = 'blink.user_timing'

/** Times are in thousandths of a millisecond; those of the processor do not count what others on this machine did meanwhile. */
interface TraceEvent {
  name: string
  cat: string
  tid: number
  pid: number
  ts: number
  /** When it began, and how long it took, by the thread's own processor time. */
  tts?: number
  tdur?: number
  args?: { name?: string }
}

/** The page's thread does one task after the other; a frame comes between two of them. */
export function longestWork(trace: Buffer): string {
  const traceEvents = eventsOf(trace)
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const pages = new Set(traceEvents.filter(isPage).map(placeOf))
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(placeOf(event)))
  const longest = tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0)
  return `${milliseconds(longest)} in ${tasks.length} tasks`
}

/** All that the page's thread did from one marked frame to the next, whatever tasks it came in. */
export function mostWorkInFrame(trace: Buffer): string {
  const marks = eventsOf(trace).filter(({ name, cat }) => name === FRAME_MARK && cat.includes(MARKED_FRAMES))
  const times = marks.sort((one, other) => one.ts - other.ts).map(({ tts = Number.NaN }) => tts)
  const work = times.slice(1).map((time, place) => time - (times[place] ?? 0))
  work.sort((one, other) => one - other)
  const at = (part: number) => milliseconds(work[Math.min(work.length - 1, Math.floor(work.length * part))] ?? 0)
  return `${at(1)}, median ${at(0.5)}, p99 ${at(0.99)}`
}

const milliseconds = (thousandths: number): string => `${(thousandths / 1000).toFixed(0)} ms`

function eventsOf(trace: Buffer): TraceEvent[] {
  const told: unknown = JSON.parse(trace.toString())
  if (!isTrace(told)) throw new Error('The browser told nothing of its work')
  return told.traceEvents
}

const isTrace = (told: unknown): told is { traceEvents: TraceEvent[] } =>
  typeof told === 'object' && told !== null && 'traceEvents' in told && Array.isArray(told.traceEvents)
