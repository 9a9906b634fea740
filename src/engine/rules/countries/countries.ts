import { id as countryId } from '../../fields.js';
import { just, object } from '../../read.js';
import type { RuleModule } from '../module.js';

/**
 * A8, A9: a ticket may name a country, and is done when any of its stations is reached. A country's stations are places
 * of their own: only a printed route joins them, so no path runs through a country that has none.
 */
export const countries: RuleModule<'countries'> = {
  facts: object({ rule: just('countries') }),
  placeFacts: { country: { read: countryId } },
  ticketEnd: ({ country }) => country,
  install(builder, { rule }) {
    const { places } = builder.facts;
    const names = new Set(places.flatMap((place) => place.country ?? []));
    if (names.size === 0) return { code: 'rule-needs', rule, what: 'country' };
    if (places.some((place) => names.has(place.id)))
      return { code: 'rules-clash', rule, what: 'a place has the name of a country' };
    const reach = (end: string, own: readonly number[]) =>
      names.has(end) ? places.flatMap((place, id) => (place.country === end ? [id] : [])) : own;
    builder.tickets = builder.tickets.map((ticket, i) => {
      const { a, b } = builder.facts.tickets[i];
      return { ...ticket, ends: [reach(a, ticket.ends[0]), reach(b, ticket.ends[1])] };
    });
    return null;
  },
};
