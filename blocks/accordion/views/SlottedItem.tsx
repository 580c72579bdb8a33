import type { KeyboardEventHandler } from 'react';
import { Slot } from '../../../src/islands/slots';
import { Item } from './Item';

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
