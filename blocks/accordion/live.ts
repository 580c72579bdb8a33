/**
 * Returns the index of the title to which a key moves the focus, as recommended by the ARIA patterns. Null for other
 * keys.
 */
export function next( key: string, index: number, count: number ): number | null {
	switch ( key ) {
		case 'ArrowDown':
			return ( index + 1 ) % count;
		case 'ArrowUp':
			return ( index + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/** Returns the items of an accordion, without those of nested accordions. */
const itemsOf = ( accordion: HTMLElement ): HTMLDetailsElement[] =>
	[ ...accordion.children ].filter( ( child ): child is HTMLDetailsElement => child instanceof HTMLDetailsElement );

const summaryOf = ( item: HTMLDetailsElement | undefined ) => item?.querySelector< HTMLElement >( ':scope > summary' );

/** Moves the focus between titles with the arrow keys, Home and End. */
export function moveFocus( event: KeyboardEvent, accordion: HTMLElement ): void {
	const items = itemsOf( accordion );
	const from = items.findIndex( ( item ) => summaryOf( item ) === event.target );
	const to =
		from < 0 || event.altKey || event.ctrlKey || event.metaKey ? null : next( event.key, from, items.length );
	if ( to !== null ) {
		event.preventDefault();
		summaryOf( items[ to ] )?.focus();
	}
}

/**
 * Handles the buttons "Open all" and "Close all", which must be in this order. Announces the result to screen readers.
 */
export function answerButtons( accordion: HTMLElement ): void {
	const said = accordion.querySelector< HTMLElement >( ':scope > .vestibule-accordion__said' );
	accordion.querySelectorAll( ':scope > .vestibule-accordion__buttons > button' ).forEach( ( button, index ) =>
		button.addEventListener( 'click', () => {
			const isOpen = index === 0;
			itemsOf( accordion ).forEach( ( item ) => ( item.open = isOpen ) );
			if ( said ) {
				said.textContent = ( isOpen ? said.dataset.opened : said.dataset.closed ) ?? '';
			}
		} )
	);
}

/** Detail of the event `vestibule:accordion`, which is dispatched on an item and bubbles. */
interface AccordionDetail {
	id: string;
	isOpen: boolean;
}

/**
 * Dispatches an event when an item opens or closes. If only one item may be open, closes the other items in browsers
 * that don't do so themselves. `toggle` doesn't bubble, so the listener uses the capture phase.
 */
export function watchToggles( accordion: HTMLElement ): void {
	const onToggle = ( { target }: Event ) => {
		const items = itemsOf( accordion );
		const item = items.find( ( one ) => one === target );
		if ( ! item ) {
			return;
		}
		if ( item.hasAttribute( 'name' ) && item.open ) {
			items.filter( ( other ) => other !== item && other.open ).forEach( ( other ) => ( other.open = false ) );
		}
		const detail: AccordionDetail = { id: item.dataset.item ?? '', isOpen: item.open };
		item.dispatchEvent( new CustomEvent( 'vestibule:accordion', { bubbles: true, detail } ) );
	};
	accordion.addEventListener( 'toggle', onToggle, true );
}

/**
 * Returns all closed `<details>` elements that hide an element. A title is visible even if its own item is closed, so
 * that item is not included.
 */
function closedAround( named: Element ): HTMLDetailsElement[] {
	const around: HTMLDetailsElement[] = [];
	for ( let item = named.closest( 'details' ); item; item = item.parentElement?.closest( 'details' ) ?? null ) {
		if ( ! item.open && ! item.querySelector( ':scope > summary' )?.contains( named ) ) {
			around.push( item );
		}
	}
	return around;
}

/**
 * Opens the items that contain the target of the URL hash and scrolls to the target, without moving the focus
 * (docs/tabs.md). Does nothing if the browser has already opened them.
 */
export function openNamed( accordion: HTMLElement ): void {
	// The hash is never used as a selector (docs/header.md).
	const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
	const named = document.getElementById( id ?? '' );
	const closed = named && accordion.contains( named ) ? closedAround( named ) : [];
	if ( named && closed.length ) {
		closed.forEach( ( item ) => ( item.open = true ) );
		named.scrollIntoView();
	}
}
