/** Something that must never be. */
export interface Fault {
  kind:
    | 'lost' // acknowledged, and gone
    | 'moved' // money moved where nothing may
    | 'changed' // a repetition is answered otherwise
    | 'unexpected' // an answer that the rules do not allow
    | 'unresolved' // asked until patience ended, and never answered
    | 'balance' // a player has more or less than his rounds left him
    | 'overdrawn'
    | 'ledger' // the ledger contradicts itself
    | 'defect' // the gateway blamed itself where only its database was away
  what: string
}
