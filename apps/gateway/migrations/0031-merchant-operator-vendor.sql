-- What is done to a vendor's games is done at every site that offers them: such a change names the vendor, not a merchant.
alter table operator_change alter merchant_code drop not null;
alter table operator_change add vendor text references vendor (code);
alter table operator_change add constraint operator_change_whose check (num_nonnulls(merchant_code, vendor) = 1);
create index operator_change_vendor on operator_change (vendor, id desc) where vendor is not null;
