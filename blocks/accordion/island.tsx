import type { AccordionProps } from '../../src/contracts/accordion-props';
import { hydrate } from '../../src/islands/hydrate';
import { propsOf, register } from '../../src/islands/island';
import { itemsOf, moveFocus, openNamed, watchToggles } from './live';
import { Buttons, SlottedItem } from './views/Item';

/**
 * An accordion works without this: what comes with it is what the browser's own disclosures lack. Each item is a root
 * of its own, in the `<details>` with the author's classes.
 */
register( 'accordion', async ( accordion ) => {
	const { level, onlyOne, words } = propsOf< AccordionProps >( accordion );
	const buttons = accordion.querySelector< HTMLElement >( ':scope > [data-part="buttons"]' );
	const said = accordion.querySelector( ':scope > .vestibule-accordion__said' );
	const setAll = ( isOpen: boolean ) => {
		itemsOf( accordion ).forEach( ( item ) => ( item.open = isOpen ) );
		if ( said ) {
			said.textContent = isOpen ? words.opened : words.closed;
		}
	};
	const onKeyDown = ( event: React.KeyboardEvent ) => moveFocus( event, accordion );
	await Promise.all( [
		buttons && hydrate( buttons, <Buttons words={ words } setAll={ setAll } /> ),
		...itemsOf( accordion ).map( ( item ) =>
			hydrate( item, <SlottedItem id={ item.dataset.item ?? '' } level={ level } onKeyDown={ onKeyDown } /> )
		),
	] );
	watchToggles( accordion, onlyOne );
	openNamed( accordion );
	addEventListener( 'hashchange', () => openNamed( accordion ) );
} );
