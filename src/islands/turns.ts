type Task< Result > = () => Result | Promise< Result >;

/** Lets the browser answer the visitor and paint. */
export const pause = () => window.scheduler?.yield?.() ?? new Promise< void >( ( done ) => setTimeout( done ) );

declare global {
	interface Window {
		scheduler?: { yield?: () => Promise< void > };
	}
}

/** What takes long waits for a moment in which the visitor does nothing, but not for ever. */
export const whenIdle = () =>
	new Promise< void >( ( done ) =>
		'requestIdleCallback' in self ? requestIdleCallback( () => done(), { timeout: 500 } ) : setTimeout( done )
	);

/** Does one task after the other, however many are asked for at once, and lets the browser answer the visitor before each. */
export function createTurns(): < Result >( task: Task< Result > ) => Promise< Result > {
	let last: Promise< unknown > = Promise.resolve();
	return ( task ) => {
		const own = last.then( pause ).then( task );
		last = own.catch( () => {} );
		return own;
	};
}
