import { useFlag, useMerchant } from '../../merchant/public.ts'

/** Whether this merchant offers trials, by its flag. */
export function useMayTry(): boolean {
  const hasTrials = useFlag('FREEPLAY3')
  return useMerchant().trialMerchantCode !== '' && hasTrials
}
