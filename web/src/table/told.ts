/** What bots that think tell when they are asked. The server decides whom they tell. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "../ui/notices";
import type { BotsTold, Picture } from "../wire/protocol";
import type { Outgoing } from "../wire/socket";

export class ToldByBots {
  /** What was told last. */
  readonly told = signal<BotsTold | null>(null);

  constructor(
    private readonly state: ReadonlySignal<Picture | null>,
    private readonly send: (message: Outgoing) => number,
  ) {}

  /** Whether there is anybody to ask now. */
  readonly isOffered = computed(() => this.state.value?.you != null && this.state.value.seats.some((seat) => seat.tells));

  /** Ask, or hear no more of it. */
  toggle(): void {
    if (this.told.value) this.told.value = null;
    else if (this.isOffered.value) this.send({ type: "ask_bots" });
  }

  receive(told: BotsTold): void {
    this.told.value = told;
    announce(told.bots.map((bot) => [bot.title, ...bot.plan, ...bot.purchase].join(". ")).join(" "));
  }
}
