// A lesson being played.

import { passes, sensible } from "../lib/policy";
import { Practice, type Asked, type Why } from "../lib/practice.svelte";
import { settings } from "../lib/settings.svelte";
import type { Offer, View } from "../lib/view";
import { GO_ON, lessons, type LessonShown } from "./api";
import { keepBegun, keepLearned, progress } from "./progress";

export class LessonPlay extends Practice<LessonShown> {
  protected readonly changed = "lesson-changed";

  open(): Promise<void> {
    return this.look({ choices: progress().begun[this.key] ?? [] });
  }

  goOn(): Promise<void> {
    return this.choose(GO_ON);
  }

  protected play(asked: Asked): Promise<LessonShown> {
    return lessons.play(this.key, asked);
  }

  protected reason(about: string): Promise<Why> {
    return lessons.why(this.key, this.choices, about);
  }

  protected override stands(told: LessonShown): void {
    // Something came of it: that is the moment to ask again.
    if (told.status !== "astray" || (told.answer === "said" && told.words !== this.told?.words)) this.curious = false;
    if (told.status === "done") keepLearned(this.key);
    else keepBegun(this.key, told.choices);
  }

  protected override forget(): void {
    keepBegun(this.key, []);
  }

  /** Where the lesson leads, the server passes what need not be asked; elsewhere the player's own policy does. */
  protected override unasked(view: View, offers: readonly Offer[]): Offer | null {
    const astray = this.told?.status === "astray";
    if (astray && !this.curious) return null;
    return sensible(view, offers) ?? (this.told?.free || astray ? passes(view, offers, settings.policy, true) : null);
  }
}
