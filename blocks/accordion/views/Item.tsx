import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';
import type { AccordionProps } from '../../../src/contracts/accordion-props';
import { Slot } from '../../../src/islands/slots';

interface ItemProps {
	/** What the hash names. */
	id: string;
	/** Of the heading; 0 for none. */
	level: number;
	/** The author's title and content: slots on the page, editable in the editor. */
	title: ReactNode;
	content: ReactNode;
	/** In the editor, a button that opens and closes. */
	icon?: ReactNode;
	onKeyDown?: KeyboardEventHandler | undefined;
	onKeyUp?: KeyboardEventHandler | undefined;
	onClick?: MouseEventHandler | undefined;
}

/**
 * What stands in an item's `<details>`. The same as plugin/src/Site/Accordion/ItemBlock.php, which says why the id is where
 * it is.
 */
export function Item( { id, level, title, content, icon, ...events }: ItemProps ) {
	const Heading = ( level ? `h${ level }` : 'span' ) as 'h2' | 'span';
	return (
		<>
			<summary className="vestibule-accordion-item__summary" { ...events }>
				<Heading className="vestibule-accordion-item__title">{ title }</Heading>
				{ icon ?? <span className="vestibule-accordion-item__icon" aria-hidden="true" /> }
			</summary>
			<span className="vestibule-accordion-item__target" id={ id || undefined } />
			{ content }
		</>
	);
}

interface SlottedItemProps {
	id: string;
	level: number;
	onKeyDown?: KeyboardEventHandler;
}

/** An item as it stands on the page: title and content are the author's. */
export function SlottedItem( props: SlottedItemProps ) {
	return (
		<Item
			{ ...props }
			title={ <Slot as="span" name="title" className="vestibule-accordion-item__words" /> }
			content={ <Slot name="content" className="vestibule-accordion-item__content" /> }
		/>
	);
}

interface ButtonsProps {
	words: Pick< AccordionProps[ 'words' ], 'openAll' | 'closeAll' >;
	/** Opens or closes all items. */
	setAll?: ( isOpen: boolean ) => void;
}

/** The same as AccordionBlock::buttons() on the server prints into `[data-part="buttons"]`. */
export function Buttons( { words, setAll }: ButtonsProps ) {
	return (
		<>
			<button type="button" className="vestibule-accordion__button" onClick={ () => setAll?.( true ) }>
				{ words.openAll }
			</button>
			<button type="button" className="vestibule-accordion__button" onClick={ () => setAll?.( false ) }>
				{ words.closeAll }
			</button>
		</>
	);
}
