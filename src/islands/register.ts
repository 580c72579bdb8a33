/**
 * Registers an island for the loader under the name in `data-island`. When the island has started, `vestibule:ready` is
 * fired on its wrapper.
 */
export function register( name: string, start: ( element: HTMLElement ) => unknown ): void {
	const startAndSay = async ( element: HTMLElement ) => {
		await start( element );
		element.dispatchEvent( new CustomEvent( 'vestibule:ready', { bubbles: true } ) );
	};
	window.vestibuleIslands = { ...window.vestibuleIslands, [ name ]: startAndSay };
}
