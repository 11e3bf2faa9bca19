import type { Answer } from '../answer.ts'

/** Returns the same answer with a converted value. */
export function mapAnswer<Value, Other>(answer: Answer<Value>, to: (value: Value) => Other): Answer<Other> {
  return answer.kind === 'done' ? { kind: 'done', value: to(answer.value) } : answer
}
