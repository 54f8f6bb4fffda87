-- A pooja whose call was far shorter than the pooja does not count as held by itself. Its booking stays live, and so
-- its earnings stay "to come", until the devotee or an operator says whether it was performed. The released version
-- completes such a booking at its next look, as it did before.
alter table booking
  -- How long the calls of the booking lasted, and since when its devotee is asked.
  add column called_seconds integer check (called_seconds >= 0),
  add column held_asked_at timestamptz,
  -- What the devotee said: held, notHeld.
  add column held_answer text check (held_answer in ('held', 'notHeld'));
-- What operators look at: bookings of which it is not known whether they were held.
create index booking_held_asked on booking (held_asked_at) where state = 'live' and held_asked_at is not null;
