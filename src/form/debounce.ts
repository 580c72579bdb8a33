/** Validation waits until the visitor has paused this long, in ms (docs/form.md). */
export const DEBOUNCE = 300;

/** Runs a task for each key once nothing asked for it again for the pause. */
export function createDebounce( task: ( key: string ) => void, pause = DEBOUNCE ): ( key: string ) => void {
	const timers = new Map< string, ReturnType< typeof setTimeout > >();
	return ( key ) => {
		clearTimeout( timers.get( key ) );
		timers.set(
			key,
			setTimeout( () => task( key ), pause )
		);
	};
}
