/** Ways to view a page: going back to it, finding hidden text, right-to-left, and without scripts. */
import { expect, same, until } from '../steps.mjs';

async function rightToLeft( visitor ) {
	const island = '[data-island="carousel"]';
	await visitor.open( '/showcase/?direction=rtl' );
	const says = ( words ) =>
		until(
			visitor,
			`"${ words }"`,
			( wanted, text ) => document.querySelector( `${ wanted } [role="status"]` )?.textContent.startsWith( text ),
			island,
			words
		);
	const [ next, prev ] = [ 'Next', 'Previous' ].map( ( word ) => `${ island } button[aria-label^="${ word }"]` );
	await visitor.click( next );
	await says( 'Slide 2' );
	await visitor.press( 'ArrowLeft' );
	await says( 'Slide 3' );
	await visitor.press( 'ArrowRight' );
	await says( 'Slide 2' );
	await until(
		visitor,
		'the second slide on the right',
		( wanted ) => {
			const track = document.querySelector( `${ wanted } .vestibule-carousel__track` ).getBoundingClientRect();
			const slides = document.querySelectorAll( `${ wanted } .splide__slide:not( .splide__slide--clone )` );
			// The start of a line in right-to-left text.
			return Math.abs( slides[ 1 ].getBoundingClientRect().right - track.right ) < 2;
		},
		island
	);
	const [ left, right ] = await visitor.run(
		( ...controls ) => controls.map( ( one ) => document.querySelector( one ).getBoundingClientRect().x ),
		next,
		prev
	);
	expect( left < right, 'Next is not on the left' );
}

/** Uses text fragments and IDs in the URL, because the drivers have no command for find in page. */
async function hidden( visitor ) {
	const panel = '#the-result--panel';
	await visitor.open( '/showcase/#the-result' );
	await until( visitor, 'the panel of the URL', ( wanted ) => ! document.querySelector( wanted ).hidden, panel );
	await visitor.open( '/showcase/' );
	const knows = await visitor.run( () => 'onbeforematch' in document.body );
	if ( knows ) {
		const words = await visitor.run(
			( wanted ) =>
				document.querySelector( `${ wanted } p` ).textContent.trim().split( ' ' ).slice( 0, 4 ).join( ' ' ),
			panel
		);
		await visitor.open( '/' );
		await visitor.open( `/showcase/#:~:text=${ encodeURIComponent( words ) }` );
	} else {
		await visitor.run(
			( wanted ) =>
				document.querySelector( wanted ).dispatchEvent( new Event( 'beforematch', { bubbles: true } ) ),
			panel
		);
	}
	await until(
		visitor,
		'the panel with the found text',
		( wanted ) => ! document.querySelector( wanted ).hidden,
		panel
	);
	await until(
		visitor,
		'the selected tab',
		() => document.getElementById( 'the-result--tab' ).ariaSelected === 'true'
	);
}

/** Leaves a page and goes back. WebKit shows the cached page, but Firefox with a driver loads it again. */
async function backAgain( visitor ) {
	await visitor.open( '/contact/' );
	await visitor.click( '[name="names[first_name]"]' );
	await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
	await visitor.type( 'Ada' );
	await visitor.follow( '/imprint/' );
	await visitor.back();
	await until(
		visitor,
		'the restored name',
		() =>
			location.pathname === '/contact/' && document.querySelector( '[name="names[first_name]"]' )?.value === 'Ada'
	);
	await visitor.click( 'form[data-form_id="4"] [type="submit"]' );
	await until( visitor, 'the errors', () => document.querySelectorAll( '[aria-invalid="true"]' ).length > 3 );
}

/** The server blocks scripts, because drivers need a browser with scripts enabled. */
async function drawerWithoutScripts( visitor ) {
	await visitor.resize( 500, 850 );
	try {
		await visitor.open( '/visiting-the-institute/?scripts=off#drawer-menu' );
		const covered = await visitor.run( () => {
			const drawer = document.getElementById( 'drawer-menu' );
			const { left, width } = drawer.getBoundingClientRect();
			const met = document.elementFromPoint( left + width / 2, innerHeight - 30 );
			return drawer.contains( met ) ? '' : ( met?.outerHTML.slice( 0, 80 ) ?? 'nothing' );
		} );
		same( covered, '', 'the element that covers the drawer' );
	} finally {
		await visitor.resize( 1280, 900 );
	}
}

/** [ name, path ] */
export const visits = [
	[ 'a carousel on a right-to-left page moves from right to left', rightToLeft ],
	[ 'a hidden panel opens when the browser finds its text', hidden ],
	[ 'a form keeps its values and still works when the visitor goes back to its page', backAgain ],
	[ 'an open drawer is not covered by other elements without scripts', drawerWithoutScripts, { hasScripts: false } ],
];
