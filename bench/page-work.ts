/** Name of the trace mark that a page sets at the start of each frame, and the trace category of the mark. */
export const FRAME_MARK = 'frame'
export const MARKED_FRAMES = 'blink.user_timing'

/** Event of a trace. Times are in microseconds; processor times exclude other processes on the machine. */
interface TraceEvent {
  name: string
  cat: string
  tid: number
  pid: number
  ts: number
  /** Start, in processor time of the thread. */
  tts?: number
  tdur?: number
  dur?: number
  args?: { name?: string }
}

/** Returns the longest task of the page's thread; frames are rendered between tasks. */
export function longestWork(trace: Buffer): string {
  const traceEvents = eventsOf(trace)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const pages = new Set(traceEvents.filter(isPage).map(threadOf))
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)))
  const longest = tasks.reduce((max, { tdur = 0 }) => Math.max(max, tdur), 0)
  return `${milliseconds(longest)} in ${tasks.length} tasks`
}

/** A task longer than this blocks the user's input, in milliseconds. */
const LONG_MS = 50
/** Time after the first content in which tasks are counted, in microseconds. */
const COUNTED = 5_000_000

/**
 * Returns the total blocking time of a page load in milliseconds, on a processor slower by this factor. It counts the
 * processor time of the page's thread. Lighthouse counts elapsed time, in which on a small machine mostly the browser's
 * other processes and the servers run.
 */
export function ownBlockingTime(traceEvents: TraceEvent[], slowdown: number): number {
  const first = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!first) return Number.NaN
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === first.pid && tid === first.tid && ts + dur >= first.ts && ts < first.ts + COUNTED,
  )
  return tasks.reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * slowdown - LONG_MS), 0)
}

/** Returns the longest work of the page's thread between two marked frames, over all tasks. */
export function mostWorkInFrame(trace: Buffer): string {
  const marks = eventsOf(trace).filter(({ name, cat }) => name === FRAME_MARK && cat.includes(MARKED_FRAMES))
  const times = marks.sort((a, b) => a.ts - b.ts).map(({ tts = Number.NaN }) => tts)
  const work = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  work.sort((a, b) => a - b)
  const at = (part: number) => milliseconds(work[Math.min(work.length - 1, Math.floor(work.length * part))] ?? 0)
  return `${at(1)}, median ${at(0.5)}, p99 ${at(0.99)}`
}

const milliseconds = (thousandths: number): string => `${(thousandths / 1000).toFixed(0)} ms`

function eventsOf(trace: Buffer): TraceEvent[] {
  const received: unknown = JSON.parse(trace.toString())
  if (!isTrace(received)) throw new Error('The browser returned no trace')
  return received.traceEvents
}

const isTrace = (received: unknown): received is { traceEvents: TraceEvent[] } =>
  typeof received === 'object' && received !== null && 'traceEvents' in received && Array.isArray(received.traceEvents)
