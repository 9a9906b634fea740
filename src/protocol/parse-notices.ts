import { type Reader, either, just, object, oneOf, text } from '../engine/read.js';
import { HOOK_FORMS, type NoticeQuestions } from './notices.js';
import type { Arguments } from './parse.js';
import { id, storedId } from './readers.js';

/** Addresses of devices and webhooks are no longer than this. */
const MAX_ADDRESS = 1000;
const MAX_PAGE = 200;

const table: Reader<string | null> = either(storedId, just(null));
const address = text(MAX_ADDRESS, /^https:\/\/[\x21-\x7e]+$/);
/** A point of the curve P-256, and 16 random bytes, as browsers give them. */
const point = text(87, /^[\w-]{87}$/);
const salt = text(22, /^[\w-]{22}$/);

/** The arguments of what a client asks about notices. */
export const NOTICE_QUESTIONS: Arguments<NoticeQuestions> = {
  speak: object({ language: text(8, /^[a-z]+$/) }),
  channels: object({ table }),
  addDevice: object({ endpoint: address, p256dh: point, auth: salt }),
  addHook: object({
    address,
    form: oneOf(HOOK_FORMS),
    table,
    page: text(MAX_PAGE, /^https?:\/\/[\x21-\x7e]+$/),
  }),
  removeChannel: object({ id }),
  testChannel: object({ id }),
};
