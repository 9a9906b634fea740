/** Each picture of the manifest: its name, the screen and its size; without a board it is the start page. */
export const SCREENSHOTS: readonly {
  name: string;
  board?: string;
  path: string;
  ready: string;
  form: 'wide' | 'narrow';
  width: number;
  height: number;
  scale: number;
}[];
