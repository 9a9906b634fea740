import type { Plugin } from 'vite';

/** The policy of a page; its inline scripts and styles are allowed by their hashes. */
export function policyOf(page?: string): string;

/** Vite plugin that writes the policy into the page. */
export function policyTag(): Plugin;
