/**
 * Brings the scripts that a page needs no sooner than a visitor does something: each with what they are for, as a selector, or for scrolling. It stands in the page itself. The
 * page works meanwhile; a click on a button is done again when its script is there, unless the browser knows the button's command by itself.
 */
type Late = [ selector: string, src: string, until: number, kept: string ];

const rows: Late[] = JSON.parse( document.getElementById( 'vestibule-late' )?.textContent ?? '[]' );
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

/** Whether a script cannot wait: what the page holds has run out (`until`, unix seconds), or the tab keeps something for it. Storage may be forbidden. */
function isDue( until: number, kept: string ) {
	try {
		return ( until && until * 1000 < Date.now() ) || kept in sessionStorage;
	} catch {}
}

rows.forEach( ( [ selector, src, until, kept ] ) => {
	let isThere = false;
	const bring = () => import( /* webpackIgnore: true */ src ).then( () => ( isThere = true ) );
	if ( ! selector ) {
		addEventListener( 'scroll', bring, { once: true } );
	}
	if ( ( selector ? location.hash : scrollY ) || isDue( until, kept ) ) {
		void bring();
	}
	const meet = ( { target, type }: Event ) => {
		if ( ! isThere && selector && target instanceof Element && target.closest( selector ) ) {
			const button = target.closest( 'button' );
			void bring().then( () => type === 'click' && ! ( knowsCommands && button?.matches( '[command]' ) ) && button?.click() );
		}
	};
	[ 'pointerover', 'focusin', 'click' ].forEach( ( type ) => addEventListener( type, meet, true ) );
} );

export {};
