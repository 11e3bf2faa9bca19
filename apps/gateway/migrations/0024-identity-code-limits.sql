-- Codes cost money, and some networks share it with whoever makes them ring: they are counted by who asks, and by the merchant
-- who pays, at home and abroad.
alter table verification_code add column abroad boolean not null default false;
create index verification_code_network on verification_code (network, made_at desc);
create index verification_code_merchant on verification_code (merchant_code, abroad, made_at desc);
