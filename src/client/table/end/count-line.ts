import type { Seat } from '../../../engine/index.js';
import type { Naming } from '../../../words/shapes.js';
import { t } from '../../language/index.js';
import type { CountStep } from './count.js';
import { nameIn } from './winners.js';

/** A step of the count as one short sentence. */
export function countLine(step: CountStep, { who, ticket }: Naming): string {
  const name = (seat: Seat): string => nameIn(who(seat));
  switch (step.kind) {
    case 'ticket': {
      const tell = step.done ? t.end.revealDone : t.end.revealFailed;
      return `${tell(name(step.seat), ticket(step.ticket), t.basics.signed(step.points))}.`;
    }
    case 'category': {
      const parts = step.points.flatMap((n, seat) =>
        n === 0 ? [] : [`${name(seat)} ${t.basics.signed(n)}`],
      );
      return `${t.end.categories[step.category]}: ${t.basics.all(parts)}.`;
    }
    case 'tie': {
      const parts = step.values.flatMap((n, seat) => (n === null ? [] : [`${name(seat)} ${n}`]));
      return `${step.by === 'path' ? t.end.tiePath : t.end.tieDone}. ${t.basics.all(parts)}.`;
    }
  }
}
