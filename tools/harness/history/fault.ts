/** A violated invariant. */
export interface Fault {
  kind:
    | 'lost' // acknowledged, but missing
    | 'moved' // money moved without permission
    | 'changed' // a repeat gets a different answer
    | 'unexpected' // an answer that the rules do not allow
    | 'unresolved' // retried until the timeout without an answer
    | 'balance' // a player's balance does not match their rounds
    | 'overdrawn'
    | 'ledger' // the ledger is inconsistent
    | 'defect' // the gateway reported a defect when only its database was down
  what: string
}
