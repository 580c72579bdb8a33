/**
 * Brings the scripts that a page needs no sooner than a visitor does something: each with what they are for, as a selector, or for scrolling. It stands in the page itself. The
 * page works meanwhile; a click on a button is done again when its script is there, unless the browser knows the button's command by itself.
 */
type Late = [ selector: string, src: string ];

const rows: Late[] = JSON.parse( document.getElementById( 'vestibule-late' )?.textContent ?? '[]' );
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

rows.forEach( ( [ selector, src ] ) => {
	let isThere = false;
	const bring = () => import( /* webpackIgnore: true */ src ).then( () => ( isThere = true ) );
	if ( ! selector ) {
		addEventListener( 'scroll', bring, { once: true } );
	}
	if ( selector ? location.hash : scrollY ) {
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
