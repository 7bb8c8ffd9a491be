import type { PortalServer } from "@gatehouse/server";
import { openDemo } from "../portal/demo-database";

/** The email address of a place's buyer. */
export const buyerOf = (place: number) => `buyer-${place}@example.com`;

export interface CartDatabase {
  /** The portal as one account sees it. */
  readonly as: (email: string) => PortalServer;
  /** Resets a place to a cart of two new licenses and no orders. */
  readonly begin: (place: number) => Promise<void>;
  /** Violated invariants of the database. Empty if there are none. */
  readonly broken: (place: number) => Promise<readonly string[]>;
}

const day = "timestamptz '2026-11-01T09:00:00Z'";

/** One database for many buyers, each with three licenses that may be renewed and one that may not. */
export async function openCartDatabase(places: number): Promise<CartDatabase> {
  const demo = await openDemo();
  await demo.run(`
    insert into users (email, first_name, profile_confirmed_at, agreement_accepted_at, created_at)
      select 'buyer-' || n || '@example.com', 'Buyer', profile_confirmed_at, agreement_accepted_at, ${day}
      from users, generate_series(0, ${places - 1}) n where users.email = 'customer@example.com';
    insert into licenses (serial_number, type, remote_services, owner_id, holder_id, activated_at, term_started_at, expires_at, created_at)
      select 'B-' || users.email || '-' || n, 'pro', true, users.id, users.id, ${day} - interval '1 year', ${day} - interval '1 year',
        ${day} + case n when 4 then interval '200 days' else (n - 1) * interval '20 days' end, ${day}
      from users, generate_series(1, 4) n where users.email ~ '^buyer-';
  `);
  const buyer = (place: number) => `(select id from users where email = '${buyerOf(place)}')`;
  return {
    as: demo.serve,
    begin: async (place) => {
      await demo.run(`
        delete from cart_rows where owner_id = ${buyer(place)};
        delete from orders where owner_id = ${buyer(place)};
        insert into cart_rows (owner_id, license_type, years, online_compile, created_at)
          select ${buyer(place)}, 'pro', 1, true, ${day} from generate_series(1, 2);
      `);
    },
    broken: async (place) => {
      const rows = await demo.run<{ what: string }>(`
        with cart as (select * from cart_rows where owner_id = ${buyer(place)}),
          ordered as (select order_rows.* from order_rows join orders on orders.guid = order_guid where owner_id = ${buyer(place)})
        select 'a cart holds more than a hundred of a kind' as what from cart where license_guid is null group by years, license_type, online_compile having count(*) > 100
        union all select 'a license is in the cart and on order' from cart join ordered using (license_guid)
        union all select 'a license is ordered twice' from ordered where license_guid is not null group by license_guid having count(*) > 1
        union all select 'an order is empty' from orders where owner_id = ${buyer(place)} and guid not in (select order_guid from ordered)
        union all select 'a license is renewed by who does not own it' from cart join licenses on licenses.guid = license_guid where licenses.owner_id <> cart.owner_id
      `);
      return rows.map(({ what }) => what);
    },
  };
}
