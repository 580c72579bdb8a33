import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';

/**
 * Draws a screen into its place, with the initial data that the server printed before this script.
 *
 * @param id      Of the element that the server printed.
 * @param payload Name of the global variable that holds the data.
 * @param App
 */
export function mount< Server >( id: string, payload: string, App: ComponentType< { server: Server } > ): void {
	const place = document.getElementById( id );
	const server = ( window as unknown as Record< string, Server | undefined > )[ payload ];
	if ( place !== null && server ) {
		createRoot( place ).render( <App server={ server } /> );
	}
}
