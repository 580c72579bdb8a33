import { createElement, type ComponentType } from 'react';
import { hydrate } from './hydrate';
import { register } from './register';

/**
 * Common props of all views. `island` is the wrapper that the server rendered, with its CSS classes. React doesn't
 * manage the wrapper.
 */
export interface IslandProps {
	island: HTMLElement;
}

/** Parses the JSON in a wrapper's `data-props`. */
const propsOf = < Props, >( element: HTMLElement ): Props => JSON.parse( element.dataset.props ?? '{}' ) as Props;

/** Registers an island that renders a single view into its whole wrapper. */
export function island< Props extends object >( name: string, View: ComponentType< Props & IslandProps > ): void {
	register( name, ( element ) =>
		hydrate( element, createElement( View, { ...propsOf< Props >( element ), island: element } ) )
	);
}
