import { randomBytes } from 'node:crypto';
import type {
  ArgumentOf,
  ChannelProblem,
  Hook,
  LimitProblem,
  NoticeChannels,
  PushDevice,
  ServerQuestions,
  StoredAboutMe,
} from '../../protocol/index.js';
import type { Limit } from '../limits.js';
import type { OutwardSender } from '../outward/sender.js';
import type { Channel, NoticeStore } from '../store/notice-store.js';
import { judge } from './judge.js';
import { hookMessage } from './hook-message.js';
import { type PushSender, pushMessage } from './push-message.js';
import { languageOf, wordsIn } from './texts.js';

/** A person has no more devices and webhooks of their own, and sets no more webhooks for a table. */
const MOST = { devices: 10, hooks: 5, tableHooks: 3 } as const;
/** How much of an address is shown, of a device and of a webhook. */
const DEVICE_END = 12;
const HOOK_END = 4;

/** What managing channels needs of the server. */
export interface ChannelsOptions {
  store: NoticeStore;
  sender: OutwardSender;
  push: PushSender;
  /** Whether webhooks are told. */
  tellsHooks: boolean;
  address: string | null;
  /** New webhooks and test messages, by person and by address: each makes this server send something. */
  tries: Limit;
  isHost: (person: string, table: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Who asks. */
interface Owner {
  person: string;
  /** What limits are counted by. */
  address: string;
}

type Added<P> = { ok: true; value: { id: string } } | { ok: false; problem: P };
type Done<P> = { ok: true } | { ok: false; problem: P };
const DONE = { ok: true } as const;

/** The devices and webhooks that people's notices go to. */
export class Channels {
  private readonly options: ChannelsOptions;

  constructor(options: ChannelsOptions) {
    this.options = options;
  }

  /** A person's channels, or those that the person has set for a table. */
  async list(person: string, table: string | null): Promise<NoticeChannels> {
    const { push, tellsHooks } = this.options;
    const { devices, hooks } = await this.shown(person);
    return {
      pushKey: push.keys.publicKey,
      devices,
      hooksAllowed: tellsHooks,
      hooks: table === null ? hooks : hooks.filter((hook) => hook.table === table),
    };
  }

  /** What is stored about where a person's notices go. */
  async about(person: string): Promise<Pick<StoredAboutMe, 'language' | 'devices' | 'hooks'>> {
    return { language: await this.options.store.languageOf(person), ...(await this.shown(person)) };
  }

  async speak(person: string, language: string): Promise<Done<never>> {
    await this.options.store.setLanguage(person, languageOf(language));
    return DONE;
  }

  async addDevice(
    person: string,
    { endpoint, p256dh, auth }: ArgumentOf<ServerQuestions, 'addDevice'>,
  ): Promise<Added<ChannelProblem>> {
    const { store, sender, push, now } = this.options;
    const route = { kind: 'push', p256dh, auth } as const;
    const empty = { id: '', title: '', body: '', table: null };
    const isReadable = pushMessage(endpoint, route, empty, 'check', push) !== null;
    if (!sender.isTarget(endpoint) || !isReadable) return refuse({ code: 'address-refused' });
    const own = await store.channelsOf(person);
    const devices = own.filter((channel) => channel.route.kind === 'push');
    const known = devices.some(({ address }) => address === endpoint);
    if (!known && devices.length >= MOST.devices)
      return refuse({ code: 'too-many-channels', most: MOST.devices });
    const channel = { person, table: null, address: endpoint, route, since: now() };
    await store.addChannel({ id: newId(), ...channel });
    const added = (await store.channelsOf(person)).find(({ address }) => address === endpoint);
    return { ok: true, value: { id: added?.id ?? '' } };
  }

  async addHook(
    owner: Owner,
    { address, form, table, page }: ArgumentOf<ServerQuestions, 'addHook'>,
  ): Promise<Added<ChannelProblem | LimitProblem>> {
    const { store, sender, tellsHooks, isHost, now } = this.options;
    const { person } = owner;
    if (!tellsHooks) return refuse({ code: 'no-hooks' });
    if (table !== null && !(await isHost(person, table))) return refuse({ code: 'not-the-host' });
    const tooMany = await this.spend(owner);
    if (tooMany) return refuse(tooMany);
    const most = table === null ? MOST.hooks : MOST.tableHooks;
    const hooks = (await store.channelsOf(person)).filter(({ route }) => route.kind === 'hook');
    if (hooks.filter((hook) => hook.table === table).length >= most)
      return refuse({ code: 'too-many-channels', most });
    if (!(await sender.mayBeSentTo(address))) return refuse({ code: 'address-refused' });
    const id = newId();
    await store.addChannel({ id, person, table, address, route: { kind: 'hook', form, page }, since: now() });
    return { ok: true, value: { id } };
  }

  async remove(person: string, id: string): Promise<Done<never>> {
    await this.options.store.removeChannel(id, person);
    return DONE;
  }

  /** Sends a test message to a channel of the person. */
  async test(owner: Owner, id: string): Promise<Done<ChannelProblem | LimitProblem>> {
    const { store, sender } = this.options;
    const channel = (await store.channelsOf(owner.person)).find((it) => it.id === id);
    if (!channel) return refuse({ code: 'no-such-channel' });
    const tooMany = await this.spend(owner);
    if (tooMany) return refuse(tooMany);
    const message = await this.testMessage(channel);
    const outcome = message ? await sender.post(message) : { outcome: 'refused' as const };
    if (judge(outcome) === 'sent') return DONE;
    switch (outcome.outcome) {
      case 'answered':
        return refuse({ code: 'bad-answer', status: outcome.status });
      case 'failed':
        return refuse({ code: 'no-answer' });
      case 'refused':
        return refuse({ code: 'address-refused' });
    }
  }

  private async testMessage({ person, address, route }: Channel) {
    const { store, push } = this.options;
    const { notices } = await wordsIn(languageOf(await store.languageOf(person)));
    const text = { title: 'Rallar', body: notices.testBody };
    const id = newId();
    if (route.kind === 'push') return pushMessage(address, route, { id, ...text, table: null }, 'test', push);
    const link = this.options.address ?? route.page;
    return hookMessage(address, route.form, { id, kind: 'test', table: null, link, ...text });
  }

  private async shown(person: string): Promise<{ devices: PushDevice[]; hooks: Hook[] }> {
    const channels = await this.options.store.channelsOf(person);
    return {
      devices: channels.flatMap(({ id, since, address, route }) =>
        route.kind === 'push' ? [{ id, since, end: address.slice(-DEVICE_END) }] : [],
      ),
      hooks: channels.flatMap(({ id, since, address, table, route }) =>
        route.kind === 'hook' ? [{ id, since, form: route.form, masked: masked(address), table }] : [],
      ),
    };
  }

  private async spend({ person, address }: Owner): Promise<LimitProblem | null> {
    const { tries } = this.options;
    const seconds = (await tries.spend(`at ${address}`)) ?? (await tries.spend(`by ${person}`));
    return seconds === null ? null : { code: 'too-many-tries', seconds };
  }
}

/** An address of which only its owner knows the rest: `discord.com/…x7Yz`. */
function masked(address: string): string {
  return `${new URL(address).host}/…${address.slice(-HOOK_END)}`;
}

function newId(): string {
  return randomBytes(16).toString('base64url');
}

function refuse<P>(problem: P): { ok: false; problem: P } {
  return { ok: false, problem };
}
