import type * as z from 'zod/mini'

import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { CallFailed, CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import type { HoldemTextId } from '../texts/texts.ts'

/** Makes a game call; null when it is not answered, or refused: then the player sees the reason. */
export async function callTable<Schema extends z.ZodMiniType>(
  frame: GameFrame<HoldemTextId>,
  path: string,
  body: object,
  answer: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return await frame.calls.callApi(path, answer, body)
  } catch (error) {
    if (error instanceof CallRefused) frame.refuse(error.code)
    else if (error instanceof CallFailed) frame.view.toast(frame.translator.t('connectionLost'))
    else throw error
    return null
  }
}
