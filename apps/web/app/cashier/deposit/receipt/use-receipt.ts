import {
  RECEIPT_LIMIT_BYTES,
  RECEIPT_LIMIT_PIXELS,
  RECEIPT_TYPES,
  sendDepositReceipt,
} from '@ante/contract/cashier/deposit.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { sendFile } from '../../../lib/calls/send-file.ts'
import { preparePicture } from '../../../ui/attach/prepare-picture.ts'
import type { PictureProblem, PreparedPicture } from '../../../ui/attach/prepare-picture.ts'
import { depositOf } from '../queries.ts'

const LIMITS = { bytes: RECEIPT_LIMIT_BYTES, pixels: RECEIPT_LIMIT_PIXELS, types: RECEIPT_TYPES }

/** Phase from choosing a file to the uploaded receipt, or the failure. */
export type ReceiptPhase =
  | { name: 'none' }
  | { name: 'looking' }
  | { name: 'wrong'; problem: PictureProblem }
  | { name: 'chosen'; picture: PreparedPicture }
  | { name: 'sending'; picture: PreparedPicture; share: number }
  | { name: 'failed'; picture: PreparedPicture; error: unknown }

/** The receipt of one deposit. Leaving the page aborts the upload. */
export function useReceipt(transactionId: string) {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<ReceiptPhase>({ name: 'none' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setPhase({ name: 'looking' })
    const picture = await preparePicture(file, LIMITS)
    setPhase(typeof picture === 'string' ? { name: 'wrong', problem: picture } : { name: 'chosen', picture })
  }
  const send = async (picture: PreparedPicture) => {
    const abort = new AbortController()
    stop.current = abort
    const onProgress = (share: number) => setPhase({ name: 'sending', picture, share })
    onProgress(0)
    try {
      const deposit = await sendFile(sendDepositReceipt, { transactionId }, picture.file, {
        onProgress,
        signal: abort.signal,
      })
      setPhase({ name: 'none' })
      queries.setQueryData(depositOf(transactionId).queryKey, deposit)
    } catch (error) {
      setPhase({ name: 'failed', picture, error })
    }
  }
  return { phase, choose, send, clear: () => setPhase({ name: 'none' }) }
}
