/** The page's content security policy: one list, for the server's header and for the page itself, wherever that is served. */
import { createHash } from 'node:crypto';

/**
 * Scripts and styles of our own alone; pieces and cards are placed by style attributes, and small pictures come
 * inside of files. The scripts and styles that stand in this page are allowed by their hashes.
 */
export function policyOf(page = '') {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(page, /<script>([^]*?)<\/script>/g)].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...hashes(page, /<style>([^]*?)<\/style>/g)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What a policy calls each of the scripts or styles that stand in this page. */
function hashes(page, found) {
  return [...page.matchAll(found)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Vite's plugin that writes the policy into the page, once everything else stands in it. */
export function policyTag() {
  return {
    name: 'rallar-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const [charset] = /<meta charset[^>]*>/.exec(page) ?? [];
        if (charset === undefined) throw new Error('the page does not say its charset');
        // Before all that it is about.
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}" />`;
        return page.replace(charset, () => `${charset}\n    ${tag}`);
      },
    },
  };
}
