import { createElement, type ComponentType } from 'react';
import { hydrate } from './hydrate';
import { register } from './register';

/**
 * What every live view gets: the wrapper that the server printed around it, with the author's classes; React does not
 * own it.
 */
export interface IslandProps {
	island: HTMLElement;
}

/** The JSON that the server printed in a wrapper's `data-props`. */
const propsOf = < Props, >( element: HTMLElement ): Props => JSON.parse( element.dataset.props ?? '{}' ) as Props;

/** A part that is one live view, drawn into the whole wrapper. */
export function island< Props extends object >( name: string, View: ComponentType< Props & IslandProps > ): void {
	register( name, ( element ) =>
		hydrate( element, createElement( View, { ...propsOf< Props >( element ), island: element } ) )
	);
}
