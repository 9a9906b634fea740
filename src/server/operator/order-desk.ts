import type { Clock } from '../../table/index.js';
import { carryOut, type OrderContext } from './carry-out.js';
import { type Order, type OrderAnswer, parseOrder } from './orders.js';

/** Orders are looked for as often as this. It reads one index, which is empty nearly always. */
const LOOK_MS = 500;

/** What the desk tells the log: what was ordered and what came of it, without names of people. */
export type OnOrder = (order: Order['type'] | 'unreadable', code: string) => void;

/**
 * Carries out the orders that another process has stored. Each is carried out before it is answered, so that one is repeated where
 * the server went down between: none of them does anything twice.
 */
export class OrderDesk {
  private readonly context: OrderContext;
  private readonly clock: Clock;
  private readonly onOrder: OnOrder;
  private readonly onError: (error: unknown) => void;
  private cancel: (() => void) | null = null;
  private isClosed = false;
  private working: Promise<void> = Promise.resolve();

  constructor(
    context: OrderContext,
    clock: Clock,
    { onOrder, onError }: { onOrder: OnOrder; onError: (error: unknown) => void },
  ) {
    this.context = context;
    this.clock = clock;
    this.onOrder = onOrder;
    this.onError = onError;
  }

  /** Looks for orders now, and again and again. */
  open(): void {
    if (this.isClosed) return;
    this.working = this.look();
  }

  /** Resolves once the order under way is answered. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.cancel?.();
    await this.working;
  }

  private async look(): Promise<void> {
    await this.work().catch(this.onError);
    if (!this.isClosed) this.cancel = this.clock.setTimer(LOOK_MS, () => this.open());
  }

  private async work(): Promise<void> {
    const { store } = this.context;
    for (const { id, command } of await store.waitingOrders()) {
      if (this.isClosed) return;
      const answer = await this.answer(command);
      await store.answerOrder(id, JSON.stringify(answer));
    }
  }

  private async answer(command: string): Promise<OrderAnswer> {
    const order = parseOrder(command);
    const answer = order.ok ? await carryOut(this.context, order.value) : order;
    this.onOrder(order.ok ? order.value.type : 'unreadable', answer.ok ? 'done' : answer.problem.code);
    return answer;
  }
}
