/** Time in milliseconds after the last input before a field is validated (docs/form.md). */
export const DEBOUNCE = 300;

/**
 * Creates a function that runs a task for a key when it has not been called with this key for the length of the pause.
 */
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
