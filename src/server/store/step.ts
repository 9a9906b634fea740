import type { Column } from './driver.js';

/** One statement of a job, and its values. */
export interface Step {
  sql: string;
  values: Column[];
}

/** A step of a job. */
export function step(sql: string, ...values: Column[]): Step {
  return { sql, values };
}
