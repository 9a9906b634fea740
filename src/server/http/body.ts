import type { IncomingMessage } from 'node:http';

/** The text of a request's body; empty where it is longer than that many characters. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  try {
    for await (const chunk of request) {
      text += String(chunk);
      if (text.length > most) return '';
    }
  } catch {
    // The visitor hung up, and nobody reads the answer.
    return '';
  }
  return text;
}
