/**
 * Where a key moves the focus among the titles of an accordion, as the ARIA patterns recommend; null when it does not.
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

/** The items of this accordion, without those of accordions inside them. */
const itemsOf = ( accordion: HTMLElement ): HTMLDetailsElement[] =>
	[ ...accordion.children ].filter( ( child ): child is HTMLDetailsElement => child instanceof HTMLDetailsElement );

const summaryOf = ( item: HTMLDetailsElement | undefined ) => item?.querySelector< HTMLElement >( ':scope > summary' );

/** Arrows, Home and End on a title move the focus to another one. */
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

/** The buttons "Open all" and "Close all", in this order; what has been done is said to screen readers. */
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

/** What `vestibule:accordion` says, dispatched on an item and bubbling. */
interface AccordionDetail {
	id: string;
	isOpen: boolean;
}

/**
 * Dispatches when an item opens or closes, and closes the others where items have a `name`, so that one may be open, and
 * the browser does not do it. `toggle` does not bubble, and comes from anything inside, too.
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
 * The closed disclosures around an element, whatever block they belong to; a title is seen while its item is closed.
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
 * Opens what stands around the element that the hash names and scrolls there, without moving the focus
 * (docs/tabs.md). Browsers that do so by themselves have done it before: then nothing is left to do.
 */
export function openNamed( accordion: HTMLElement ): void {
	// A hash is never used as a selector (docs/header.md).
	const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
	const named = document.getElementById( id ?? '' );
	const closed = named && accordion.contains( named ) ? closedAround( named ) : [];
	if ( named && closed.length ) {
		closed.forEach( ( item ) => ( item.open = true ) );
		named.scrollIntoView();
	}
}
