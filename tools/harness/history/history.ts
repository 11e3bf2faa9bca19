import type { Operation, OperationResult, WalletCall } from './operation.ts'

/** Records the vendors' requests and answers in this process, which no crash of the gateway or the database affects. */
export class History {
  readonly operations: Operation[] = []
  #sequence = 0

  open<Call extends WalletCall>({
    player,
    call,
    allowedOutcomes,
  }: Pick<Operation<Call>, 'player' | 'call' | 'allowedOutcomes'>): Operation<Call> {
    const operation: Operation<Call> = {
      player,
      call,
      allowedOutcomes,
      answers: [],
      unanswered: 0,
      firstSentAt: null,
      rollback: null,
    }
    this.operations.push(operation)
    return operation
  }

  /** Records a request; returns its sequence number. */
  send(operation: Operation): number {
    this.#sequence += 1
    operation.firstSentAt ??= this.#sequence
    operation.unanswered += 1
    return this.#sequence
  }

  /** Records the answer to the request with number `sentAt`. */
  receive(operation: Operation, sentAt: number, result: OperationResult): void {
    this.#sequence += 1
    operation.unanswered -= 1
    operation.answers.push({ ...result, sentAt, receivedAt: this.#sequence })
  }
}
