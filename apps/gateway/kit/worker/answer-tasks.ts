import { writeFileSync } from 'node:fs'

import { outcomeOf, valueOf } from './messages.ts'
import type { FromWorker, Outcome, Tasks, ToWorker } from './messages.ts'

/** Calls the gateway for something that a task needs. */
export type CallGateway = (input: unknown) => Promise<unknown>

type TaskHandlers<All extends Tasks> = {
  [Name in keyof All]: (input: All[Name]['input'], call: CallGateway) => Promise<All[Name]['output']>
}

/** Worker-process side: runs the tasks that the gateway sends, and ends with the gateway. */
export function answerTasks<All extends Tasks>(tasks: TaskHandlers<All>): void {
  const calls = new Map<number, (outcome: Outcome) => void>()
  let lastCall = 0
  const send = (message: FromWorker) => process.send?.(message, () => undefined)

  const callFor = (taskId: number): CallGateway => {
    return async (input) => {
      const id = ++lastCall
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      calls.set(id, resolve)
      send({ kind: 'call', id, taskId, input })
      return valueOf(await promise)
    }
  }
  const run = async (id: number, name: string, input: unknown) => {
    const outcome = await outcomeOf(() => {
      const task = tasks[name]
      if (!task) throw new Error(`This worker has no task ${name}`)
      // The types match, because the gateway uses the same table of tasks.
      return task(input, callFor(id))
    })
    send({ kind: 'done', id, outcome })
  }

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'task') {
      void run(message.id, message.task, message.input)
    } else {
      calls.get(message.id)?.(message.outcome)
      calls.delete(message.id)
    }
  })
  preferAsVictim()
  process.on('disconnect', () => process.exit(0))
  // Ignores signals: the gateway stops its workers itself, after their tasks in progress.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}

/** Asks the kernel to kill this process, rather than the gateway or its database, if memory runs out. */
function preferAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Not Linux.
  }
}
