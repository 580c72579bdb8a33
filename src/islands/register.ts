/**
 * Makes a part known to the loader under the name in `data-island`. `vestibule:ready` on the wrapper says that it
 * answers.
 */
export function register( name: string, start: ( element: HTMLElement ) => unknown ): void {
	const startAndSay = async ( element: HTMLElement ) => {
		await start( element );
		element.dispatchEvent( new CustomEvent( 'vestibule:ready', { bubbles: true } ) );
	};
	window.vestibuleIslands = { ...window.vestibuleIslands, [ name ]: startAndSay };
}
