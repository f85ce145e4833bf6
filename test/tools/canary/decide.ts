/** What a version did in some period, as the operator's store of events has counted it. */
export interface Count {
  readonly version: string;
  /** The end of the period, ISO 8601. */
  readonly at: string;
  /** Page views. */
  readonly views: number;
  /** `widgets:error` events. */
  readonly errors: number;
}

export interface Rules {
  /** The shares in percent, from the first to 100. */
  readonly steps: readonly number[];
  /** Page views of the next version since its last change of share, before anything but a stop is decided. */
  readonly views: number;
  /** Errors of the next version from which it can be worse than the live one: fewer may be chance. */
  readonly errors: number;
  /** Halve the share from this many times the errors that the live version would have had. */
  readonly halve: number;
  /** Stop from this many times. */
  readonly stop: number;
  /** Stop from this many errors in a hundred page views, whatever the live version has. */
  readonly most: number;
}

export const defaultRules: Rules = {
  steps: [1, 5, 25, 100],
  views: 1_000,
  errors: 10,
  halve: 1.5,
  stop: 3,
  most: 10,
};

/** A version on trial, as `next` of the channel's file. */
export interface Trial {
  readonly live: string;
  readonly next: string;
  /** Percent. */
  readonly share: number;
  /** The last change of the share, ISO 8601; every count is of the trial without it. */
  readonly since?: string | undefined;
}

export interface Decision {
  readonly action: 'wait' | 'go on' | 'halve' | 'stop';
  /** The share from now on. */
  readonly share: number;
  readonly reason: string;
}

/** A channel counts in tenths of a percent. */
const SMALLEST = 0.1;

/** Decides about the share of a version on trial. It is compared with the live version in the same time. */
export function decide({ live, next, share, since }: Trial, series: readonly Count[], rules: Rules): Decision {
  const start = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since);
  const sum = (version: string) =>
    series
      .filter((count) => count.version === version && Date.parse(count.at) > start)
      .reduce((total, { views, errors }) => ({ views: total.views + views, errors: total.errors + errors }), {
        views: 0,
        errors: 0,
      });
  const [old, tried] = [sum(live), sum(next)];
  // At least one: a live version without errors would make any error infinitely worse.
  const expected = old.views > 0 ? Math.max(1, (old.errors / old.views) * tried.views) : undefined;
  const seen = `${tried.errors} errors in ${tried.views} page views of ${next}`;
  const compared = expected === undefined ? `none of ${live}` : `${expected.toFixed(1)} expected from ${live}`;
  const reason = `${seen}, ${compared}`;
  const keep = (action: Decision['action'], to: number): Decision => ({ action, share: to, reason });

  if (tried.errors < rules.errors) {
    return tried.views < rules.views || expected === undefined ? keep('wait', share) : goOn();
  }
  const times = expected === undefined ? 0 : tried.errors / expected;
  if (times >= rules.stop || tried.errors * 100 >= rules.most * tried.views) return keep('stop', 0);
  if (tried.views < rules.views || expected === undefined) return keep('wait', share);
  if (times < rules.halve) return goOn();
  const half = Math.floor((share / 2) * 10) / 10;
  return half < SMALLEST ? keep('stop', 0) : keep('halve', half);

  function goOn(): Decision {
    const step = rules.steps.find((one) => one > share);
    return step === undefined ? keep('wait', share) : keep('go on', step);
  }
}
