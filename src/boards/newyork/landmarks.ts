import type { Landmark } from '../drawing.js';

/** A small picture for each attraction, of our own drawing. */
// prettier-ignore
export const landmarks: Record<string, Landmark> = {
  // A tree in autumn.
  'central-park': {
    dark: 'M-.1.1H.1V.8H.62V.98H-.62V.8H-.1Z',
    bright: 'M0-1.02C.42-1.02.6-.7.54-.42C.86-.3.92.3.44.36C.2.44-.2.44-.44.36C-.92.3-.86-.3-.54-.42C-.6-.7-.42-1.02 0-1.02Z',
  },
  // A lit sign.
  'times-square': {
    dark: 'M-1-.82H1V.46H-1ZM-.62.46H-.4V.96H-.62ZM.4.46H.62V.96H.4Z',
    bright: 'M0-.7.13-.33.52-.32.21-.08.32.3 0 .08-.32.3-.21-.08-.52-.32-.13-.33Z',
  },
  // A tall slab between flags.
  'united-nations': {
    dark: 'M-.32-1H.32V.82H-.32ZM-.98.82H.98V.98H-.98ZM-.76-.3H-.66V.82H-.76ZM.66-.3H.76V.82H.66Z',
    bright: 'M-.66-.3-.36-.12V.2L-.66.14ZM.76-.3 1.06-.12V.2L.76.14ZM-.18-.84H-.06V.66H-.18ZM.06-.84H.18V.66H.06Z',
  },
  // A stepped tower with a spire.
  'empire-state-building': {
    dark: 'M-.05-1.1H.05L.09-.72H.2V-.48H.34V-.06H.5V.98H-.5V-.06H-.34V-.48H-.2V-.72H-.09Z',
    bright: 'M-.2-.3H-.08V.84H-.2ZM.08-.3H.2V.84H.08Z',
  },
  // A picture in its frame.
  chelsea: {
    dark: 'M-.98-.8H.98V.8H-.98ZM-.76-.58V.58H.76V-.58Z',
    bright: 'M-.64.48-.22-.16.06.2.26-.02.64.48ZM.36-.42A.14.14 0 1 1 .36-.14A.14.14 0 1 1 .36-.42Z',
  },
  // An arch on a square.
  'greenwich-village': {
    dark: 'M-.92-.9H.92V-.6H.8V.94H.42V.16A.42.42 0 0 0-.42.16V.94H-.8V-.6H-.92Z',
    bright: 'M-.64-.48H.64V-.34H-.64Z',
  },
  // A paper lantern.
  chinatown: {
    dark: 'M-.06-1.1H.06V-.86H.34V-.64H-.34V-.86H-.06ZM-.34.46H.34V.66H.06V1.06H-.06V.66H-.34Z',
    bright: 'M-.4-.64H.4Q.98-.09.4.46H-.4Q-.98-.09-.4-.64Z',
  },
  // A house of columns.
  'wall-street': {
    dark: 'M0-1 1-.5V-.32H-1V-.5ZM-1 .72H1V.94H-1Z',
    bright: 'M-.82-.22H-.56V.64H-.82ZM-.36-.22H-.1V.64H-.36ZM.1-.22H.36V.64H.1ZM.56-.22H.82V.64H.56Z',
  },
  // A hanging bridge.
  brooklyn: {
    dark: 'M-.62-.86H-.34V.92H-.62ZM.34-.86H.62V.92H.34ZM-1.04.3H1.04V.5H-1.04Z',
    bright: 'M-1.02.24Q-.66.06-.62-.6V.24ZM-.34-.6Q0 .34.34-.6V.24H-.34ZM.62-.6Q.66.06 1.02.24H.62Z',
  },
};
