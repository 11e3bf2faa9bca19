import type { Target } from './servers/database-server.ts'

/** Statistics of a run. */
export class Figures {
  readonly kills: Record<Target | 'first start', number> = { gateway: 0, database: 0, tree: 0, 'first start': 0 }
  readonly restartMs: number[] = []
  playedMs = 0
  answered = 0
  answeredInPlay = 0
  unanswered = 0
  acknowledged = 0
  undone = 0
  refused = 0
  lookUps = 0

  lines(): string[] {
    const kills = Object.entries(this.kills).map(([target, times]) => `${target} ${times}`)
    return [
      `kills: ${kills.join(', ')}`,
      `restarts: median ${seconds(middle(this.restartMs))}, longest ${seconds(Math.max(0, ...this.restartMs))}`,
      `operations: ${this.acknowledged} acknowledged, ${this.undone} rolled back, ${this.refused} refused`,
      `calls: ${this.answered} answered, ${this.unanswered} unanswered`,
      `time of play: ${seconds(this.playedMs)}, ${Math.round(this.answeredInPlay / (this.playedMs / 1000))} answers/s`,
      `operations queried and repeated: ${this.lookUps}`,
    ]
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
