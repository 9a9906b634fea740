import type {
  FromServer,
  GatheringProblem,
  Knock,
  StoreProblem,
  TableInfo,
  ToClient,
} from '../../protocol/index.js';
import type { CompanyNews } from '../company/guest.js';
import type { RoomGuest } from '../rooms/rooms.js';
import { deliverText } from './deliver-text.js';

/** What a guest needs of the connection that its link belongs to. */
export interface LinkConnection {
  send(frame: FromServer): void;
  sendText(text: string): void;
  refused(code: string): void;
  answered(movedAt: number): void;
  turnAway(guest: LinkGuest, problem: Extract<FromServer, { type: 'turned-away' }>['problem']): void;
}

/** One link of a socket, as the rooms see it. A class, as thousands of parked guests should not each have functions of their own. */
export class LinkGuest implements RoomGuest {
  readonly person: string;
  readonly name: string;
  readonly link: string;
  /** The table that it has joined; null where it knocks. */
  table: string | null = null;
  /** While it joins: what it sends meanwhile waits, as every message is answered (P7). */
  entering: Promise<unknown> | null = null;
  /** When the last move was sent that has no answer yet; null where none is waited for, or nothing is measured. */
  movedAt: number | null = null;
  private readonly connection: LinkConnection;

  constructor(connection: LinkConnection, link: string, { id, name }: { id: string; name: string }) {
    this.connection = connection;
    this.link = link;
    this.person = id;
    this.name = name;
  }

  deliver(message: ToClient): void {
    if (this.movedAt !== null && 'id' in message && message.id !== undefined) {
      this.connection.answered(this.movedAt);
      this.movedAt = null;
    }
    this.connection.sendText(deliverText(this.link, message));
  }

  rejoin(): void {
    this.connection.send({ type: 'rejoin', link: this.link });
  }

  inform(info: TableInfo): void {
    this.connection.send({ type: 'info', link: this.link, info });
  }

  showKnocks(knocks: Knock[]): void {
    this.connection.send({ type: 'knocks', link: this.link, knocks });
  }

  show(...[gathering, you, id]: Parameters<RoomGuest['show']>): void {
    this.connection.send({
      type: 'gathering',
      link: this.link,
      gathering,
      you,
      ...(id !== undefined && { id }),
    });
  }

  stop(id: string, problem: GatheringProblem | StoreProblem): void {
    this.connection.refused(problem.code);
    this.connection.send({ type: 'stopped', link: this.link, id, problem });
  }

  turnAway(problem: Parameters<RoomGuest['turnAway']>[0]): void {
    this.connection.turnAway(this, problem);
  }

  tell(news: CompanyNews): void {
    this.connection.send({ ...news, link: this.link });
  }
}
