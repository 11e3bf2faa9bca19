import type { Answer } from '../answer.ts'

/** The same answer, its value in other words. */
export function mapped<Value, Other>(answer: Answer<Value>, to: (value: Value) => Other): Answer<Other> {
  return answer.kind === 'done' ? { kind: 'done', value: to(answer.value) } : answer
}
