import type { Operation, OperationResult, WalletCall } from './operation.ts'

/** What the vendors asked for and heard: noted here, where no crash of the gateway or the database reaches it. */
export class History {
  readonly operations: Operation[] = []
  #moment = 0

  open<Call extends WalletCall>({
    player,
    call,
    mayListen,
  }: Pick<Operation<Call>, 'player' | 'call' | 'mayListen'>): Operation<Call> {
    const operation: Operation<Call> = {
      player,
      call,
      mayListen,
      heard: [],
      unheard: 0,
      firstSentAt: null,
      rollback: null,
    }
    this.operations.push(operation)
    return operation
  }

  /** Notes a sending; gives its moment. */
  send(operation: Operation): number {
    this.#moment += 1
    operation.firstSentAt ??= this.#moment
    operation.unheard += 1
    return this.#moment
  }

  /** Notes the answer to what was sent at `sentAt`. */
  hear(operation: Operation, sentAt: number, said: OperationResult): void {
    this.#moment += 1
    operation.unheard -= 1
    operation.heard.push({ ...said, sentAt, receivedAt: this.#moment })
  }
}
