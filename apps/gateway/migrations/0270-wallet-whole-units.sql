-- Currencies without minor units are kept in whole units, whatever posts a transfer. The same list as `decimalsOf` of the contract, by
-- ISO 4217; a test compares both. What was posted before stays as it is.
alter table transfer add constraint whole_units check (
  amount % 10000 = 0 or currency <> all (
    array['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
) not valid;
