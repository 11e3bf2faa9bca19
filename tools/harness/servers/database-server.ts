/** Target of a kill. */
export type Target = 'gateway' | 'database' | 'tree'

/** The database server of the gateway. */
export interface DatabaseServer {
  name: string
  /** Environment variables with which the gateway connects to the server. */
  environment: Record<string, string>
  /** The possible targets of a kill. */
  targets: readonly Target[]
  /** Returns the ids of all processes of the server; the parent of all others comes first. */
  processes(): number[]
  /** Restarts the server, if the gateway does not do so. */
  restart(): Promise<void>
  /** Stops the remaining processes, and removes files outside the run's folder. */
  close(): Promise<void>
}
