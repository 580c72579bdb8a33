type Task< Result > = () => Result | Promise< Result >;

/** Lets the browser process input and paint before the next task. */
export const pause = () => window.scheduler?.yield?.() ?? new Promise< void >( ( done ) => setTimeout( done ) );

declare global {
	interface Window {
		scheduler?: { yield?: () => Promise< void > };
	}
}

/** Resolves when the browser is idle, but after 500 milliseconds at the latest. */
export const whenIdle = () =>
	new Promise< void >( ( done ) =>
		'requestIdleCallback' in self ? requestIdleCallback( () => done(), { timeout: 500 } ) : setTimeout( done )
	);

/** Creates a queue that runs one task at a time and lets the browser process input before each task. */
export function createTurns(): < Result >( task: Task< Result > ) => Promise< Result > {
	let last: Promise< unknown > = Promise.resolve();
	return ( task ) => {
		const own = last.then( pause ).then( task );
		last = own.catch( () => {} );
		return own;
	};
}
