import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';

/**
 * Renders a screen with the initial data that the server printed before this script.
 *
 * @param id ID of the container element.
 * @param payload Name of the global variable with the data.
 * @param App
 */
export function mount< Server >( id: string, payload: string, App: ComponentType< { server: Server } > ): void {
	const place = document.getElementById( id );
	const server = ( window as unknown as Record< string, Server | undefined > )[ payload ];
	if ( place !== null && server ) {
		createRoot( place ).render( <App server={ server } /> );
	}
}
