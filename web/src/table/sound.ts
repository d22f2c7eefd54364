/** A few quiet sounds, made on the spot; off unless somebody wants them. */

import { settings } from "../kept/settings";

export type Sound = "turn" | "card" | "gain" | "end";

const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [523, 784],
  card: [330],
  gain: [440, 587],
  end: [523, 659, 784, 1047],
};

const LENGTH = 0.09;
let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  NOTES[sound].forEach((pitch, place) => note(audio!, pitch, audio!.currentTime + place * LENGTH));
}

function note(context: AudioContext, pitch: number, at: number): void {
  const oscillator = context.createOscillator();
  const loudness = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.06, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.8);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH * 2);
}
