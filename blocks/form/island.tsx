import type { Part } from '../../src/islands/loader/part';
import { answerEarly, type EarlyForm } from './live/early';

/** Forms that have already started, by island. If starting a form fails, the next attempt uses the same object. */
const known = new WeakMap< Part, EarlyForm >();

/**
 * Validates the form if the visitor has already tried to submit it, then hydrates it. Errors are rendered before the
 * libraries load, because the libraries are large.
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
