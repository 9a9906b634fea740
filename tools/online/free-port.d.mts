/** A free port for a server that will be killed and started again. */
export function freePort(): Promise<number>;
