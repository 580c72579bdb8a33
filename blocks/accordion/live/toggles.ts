import { itemsOf } from './items';

/** What `vestibule:accordion` says, dispatched on an item and bubbling. */
export interface AccordionDetail {
	id: string;
	isOpen: boolean;
}

/**
 * Dispatches when an item opens or closes, and closes the others where one may be open and the browser does not do it
 * (`name` on `<details>`). `toggle` does not bubble, and comes from anything inside, too.
 */
export function watchToggles( accordion: HTMLElement, onlyOne: boolean ): void {
	const onToggle = ( { target }: Event ) => {
		const items = itemsOf( accordion );
		const item = items.find( ( one ) => one === target );
		if ( ! item ) {
			return;
		}
		if ( onlyOne && item.open ) {
			items.filter( ( other ) => other !== item && other.open ).forEach( ( other ) => ( other.open = false ) );
		}
		const detail: AccordionDetail = { id: item.dataset.item ?? '', isOpen: item.open };
		item.dispatchEvent( new CustomEvent( 'vestibule:accordion', { bubbles: true, detail } ) );
	};
	accordion.addEventListener( 'toggle', onToggle, true );
}
