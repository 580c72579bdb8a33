import { next } from '../../../src/accordion/next';

/** The items of this accordion, without those of accordions inside them. */
export const itemsOf = ( accordion: HTMLElement ): HTMLDetailsElement[] =>
	[ ...accordion.children ].filter( ( child ): child is HTMLDetailsElement => child instanceof HTMLDetailsElement );

const summaryOf = ( item: HTMLDetailsElement | undefined ) => item?.querySelector< HTMLElement >( ':scope > summary' );

/** Arrows, Home and End on a title move the focus to another one. */
export function moveFocus( event: React.KeyboardEvent, accordion: HTMLElement ): void {
	const items = itemsOf( accordion );
	const from = items.findIndex( ( item ) => summaryOf( item ) === event.target );
	const to =
		from < 0 || event.altKey || event.ctrlKey || event.metaKey ? null : next( event.key, from, items.length );
	if ( to !== null ) {
		event.preventDefault();
		summaryOf( items[ to ] )?.focus();
	}
}
