import { isObject } from '../read.js';

type Fields = Record<string, unknown>;

/**
 * From form 1 on: what brings a snapshot to the next form. Migrations run before the record is read, so they get what a
 * file holds, right or wrong, and must not throw; the reader of today's form refuses what is wrong. They change the
 * snapshot alone: stores keep the entries of the log as they were first written, so every form reads those.
 */
const MIGRATIONS: readonly ((snapshot: Fields) => Fields)[] = [groupByRule, allowConsent];

/** Today's form. */
export const FORM = MIGRATIONS.length + 1;
/** From this form on an undo may be by consent. */
export const CONSENT_FORM = 3;

/** The fields of a record in today's form, from those of an older one. */
export function migrate(record: Fields, form: number): Fields {
  let { snapshot } = record;
  for (const next of MIGRATIONS.slice(form - 1)) if (isObject(snapshot)) snapshot = next(snapshot);
  return { ...record, snapshot, versions: { ...(record['versions'] as Fields), form: FORM } };
}

/**
 * Form 2 keeps each rule's part of the snapshot under one key. In form 1 merchandise was two fields that every board had,
 * zero where there is none, and the terrain deck was apart from the other terrain cards.
 */
function groupByRule({ bonus, bonusLeft, terrainDeck, ...snapshot }: Fields): Fields {
  const { terrain } = snapshot;
  const isEmpty = bonusLeft === 0 && Array.isArray(bonus) && bonus.every((count) => count === 0);
  return {
    ...snapshot,
    merchandise: isEmpty ? null : { held: bonus, left: bonusLeft },
    terrain: isObject(terrain) ? { ...terrain, deck: terrainDeck } : terrain,
  };
}

/**
 * Form 3 has undos by consent (`agreed`). Its snapshot is that of form 2; the new number keeps programs that don't know such undos
 * from reading them as undos of another sort.
 */
function allowConsent(snapshot: Fields): Fields {
  return snapshot;
}
