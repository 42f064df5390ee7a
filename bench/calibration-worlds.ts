/** Where simulated cold starts come from. */
import { readFileSync } from 'node:fs';
import type { Random } from './calibration-random.ts';

/** Draws times in ms of unchanged code. */
export type Draw = () => number;

/** A kind of function. `session` fixes what both sides of one run share, such as the mix of hosts on that day. */
export interface World {
  readonly name: string;
  readonly session: (random: Random) => Draw;
}

const MEDIAN_MS = 300;

function lognormal(sd: number): World {
  return {
    name: `ln${Math.round(sd * 100)}`,
    session: (random) => () => MEDIAN_MS * Math.exp(sd * random.normal()),
  };
}

/** A floor, an exponential tail, 3 % noise, and 3 % stragglers of 1.5 to 3 times the time: skewed as cold starts are. */
const skewed: World = {
  name: 'cold',
  session: (random) => () => {
    const time = MEDIAN_MS * (0.9 + random.exponential(0.145)) * (1 + 0.03 * random.normal());
    return random.uniform() < 0.03 ? time * (1.5 + 1.5 * random.uniform()) : time;
  },
};

/** 30 % of the starts land on hosts that are 1.3 times slower. */
const bimodal: World = {
  name: 'bimodal',
  session: (random) => () => {
    const mode = random.uniform() < 0.3 ? 1.3 : 1;
    return MEDIAN_MS * mode * Math.exp(0.04 * random.normal());
  },
};

export const LN10 = lognormal(0.1);
export const WORLDS: readonly World[] = [LN10, skewed, lognormal(0.2), bimodal];

interface FittedModel {
  readonly medianMs: number;
  readonly modes: readonly { readonly share: number; readonly ratio: number; readonly sigma: number }[];
  readonly outlier: { readonly prob: number; readonly logExcessMean: number; readonly fromRatio: number };
  readonly modeShareKappa: number | null;
}

/**
 * The fitted models of real functions: a lognormal mixture (host modes) with a one-sided exponential tail. The mix of a
 * session is drawn once (a Dirichlet distribution around the fitted shares where days differed) and shared by both sides.
 */
export function fittedWorlds(): { readonly world: World; readonly medianMs: number }[] {
  const text = readFileSync(new URL('./models.json', import.meta.url), 'utf8');
  const models = JSON.parse(text) as Readonly<Record<string, FittedModel>>;
  return Object.entries(models).map(([name, model]) => ({
    world: { name, session: (random) => sessionOf(model, random) },
    medianMs: model.medianMs,
  }));
}

function sessionOf(model: FittedModel, random: Random): Draw {
  const shares = sharesOf(model, random);
  return () => {
    let left = random.uniform();
    let chosen = model.modes[0];
    for (const [k, mode] of model.modes.entries()) {
      chosen = mode;
      left -= shares[k] ?? 0;
      if (left < 0) break;
    }
    if (chosen === undefined) throw new Error('a model without modes');
    const log =
      random.uniform() < model.outlier.prob
        ? Math.log(model.outlier.fromRatio) + random.exponential(model.outlier.logExcessMean)
        : Math.log(chosen.ratio) + chosen.sigma * random.normal();
    return model.medianMs * Math.exp(log);
  };
}

function sharesOf({ modes, modeShareKappa }: FittedModel, random: Random): number[] {
  if (modeShareKappa === null) return modes.map((mode) => mode.share);
  const drawn = modes.map((mode) => random.gamma(modeShareKappa * mode.share));
  const total = drawn.reduce((sum, share) => sum + share, 0);
  return drawn.map((share) => share / total);
}

/** Standard deviation over mean of the draws within sessions. */
export function coefficientOfVariation(world: World, random: Random): number {
  const squares: number[] = [];
  for (let session = 0; session < 40; session++) {
    const draw = world.session(random);
    const drawn = Array.from({ length: 200 }, draw);
    const mean = drawn.reduce((sum, ms) => sum + ms, 0) / drawn.length;
    squares.push(drawn.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / drawn.length / mean ** 2);
  }
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}
