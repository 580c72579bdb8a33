import { createElement, type ComponentType } from 'react';
import { hydrate } from './hydrate';

/**
 * What every live view gets: the wrapper that the server printed around it, with the author's classes; React does not
 * own it.
 */
export interface IslandProps {
	island: HTMLElement;
}

/** The JSON that the server printed in a wrapper's `data-props`. */
export const propsOf = < Props, >( element: HTMLElement ): Props =>
	JSON.parse( element.dataset.props ?? '{}' ) as Props;

/**
 * Makes a part known to the loader under the name in `data-island`. `vestibule:ready` on the wrapper says that it
 * answers.
 */
export function register( name: string, start: ( element: HTMLElement ) => Promise< unknown > ): void {
	const startAndSay = async ( element: HTMLElement ) => {
		await start( element );
		element.dispatchEvent( new CustomEvent( 'vestibule:ready', { bubbles: true } ) );
	};
	window.vestibuleIslands = { ...window.vestibuleIslands, [ name ]: startAndSay };
}

/** A part that is one live view, drawn into the whole wrapper. */
export function island< Props extends object >( name: string, View: ComponentType< Props & IslandProps > ): void {
	register( name, ( element ) =>
		hydrate( element, createElement( View, { ...propsOf< Props >( element ), island: element } ) )
	);
}
