import type { Part } from '../../src/islands/loader/part';
import { answerEarly, type EarlyForm } from './live/early';

/** Forms already started, by island; a failed start is retried. */
const known = new WeakMap< Part, EarlyForm >();

/**
 * Answers what a visitor has done so far, then has the form taken over. What is said is seen before the libraries are
 * opened: they are large.
 */
async function start( island: Part, libraries: () => Promise< void > ): Promise< void > {
	const early = known.get( island ) ?? answerEarly( island );
	known.set( island, early );
	await early.said;
	await libraries();
	const { takeFormOver } = await import( /* webpackChunkName: "form-live" */ './live/atWork' );
	await takeFormOver( early );
}

window.vestibuleIslands = { ...window.vestibuleIslands, form: start };
