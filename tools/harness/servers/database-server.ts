/** Target of a kill. */
export type Target = 'gateway' | 'database' | 'tree'

/** Environment in which the gateway's database runs. */
export interface DatabaseServer {
  name: string
  /** Environment variables with which the gateway finds it. */
  environment: Record<string, string>
  /** The possible targets of a kill. */
  targets: readonly Target[]
  /** Returns all its processes; the parent of all others comes first. */
  processes(): number[]
  /** Restarts it, if the gateway does not do so. */
  restart(): Promise<void>
  /** Stops its remaining processes, and removes files outside of the run's folder. */
  close(): Promise<void>
}
