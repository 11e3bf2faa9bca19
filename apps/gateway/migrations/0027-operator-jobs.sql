-- A change of a background job applies to the whole installation: it names neither a merchant nor a vendor.
alter table operator_change drop constraint operator_change_whose;
alter table operator_change add constraint operator_change_whose check (num_nonnulls(merchant_code, vendor) <= 1);
