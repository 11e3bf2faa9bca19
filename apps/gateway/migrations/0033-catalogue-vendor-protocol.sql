-- Which protocol a vendor speaks decides which adapter speaks with it; that of a transfer wallet is one of its own.
alter table vendor add column protocol text not null default 'ante'
  check (protocol in ('ante', 'actions', 'hub', 'form', 'business'));
update vendor set protocol = 'business' where wallet_kind = 'transfer';
alter table vendor add constraint vendor_protocol_fits_wallet
  check ((wallet_kind = 'transfer') = (protocol = 'business'));

-- Where the vendor's own server answers us; without one it is asked nothing.
alter table vendor add column service_url text check (service_url ~ '^https?://.*[^/]$');
