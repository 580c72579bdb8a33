/** Paths through modals, tabs, accordions, carousels, the chat, the cookie notice, drawers and comments. */
import { expect, same, tabTo, until } from '../steps.mjs';

const focus = ( visitor ) =>
	visitor.run( () => document.activeElement?.id || document.activeElement?.textContent.trim() );

async function modal( visitor ) {
	const dialog = '#showcase-directions';
	const opener = `a[href="${ dialog }"], [commandfor="${ dialog.slice( 1 ) }"][command="show-modal"]`;
	const isOpen = ( wanted ) => document.querySelector( wanted ).matches( ':modal' );
	await visitor.open( '/showcase/' );
	await visitor.click( opener );
	await until( visitor, 'the open dialog', isOpen, dialog );
	for ( let press = 0; press < 6; press++ ) {
		await visitor.press( 'Tab' );
		expect(
			await visitor.run(
				( wanted ) =>
					[ null, document.body ].includes( document.activeElement ) ||
					Boolean( document.activeElement.closest( wanted ) ),
				dialog
			),
			`Tab leaves the dialog to ${ await focus( visitor ) }`
		);
	}
	await visitor.press( 'Escape' );
	await until( visitor, 'the closed dialog', ( wanted ) => ! document.querySelector( wanted ).open, dialog );
}

async function tabs( visitor ) {
	const first = '[data-island="tabs"] [role="tab"][aria-selected="true"]';
	await visitor.open( '/showcase/' );
	await visitor.click( first );
	const before = await focus( visitor );
	await until(
		visitor,
		'another tab',
		async ( wanted ) => {
			const tab = document.querySelector( wanted );
			return tab === document.activeElement;
		},
		first
	);
	await until(
		visitor,
		'the hydrated tabs',
		() => document.querySelector( '[data-island="tabs"]' ).dataset.islandState !== ''
	);
	await visitor.press( 'ArrowRight' );
	await until(
		visitor,
		'the focus on another tab',
		( id ) => document.activeElement.id !== id && document.activeElement.role === 'tab',
		before
	);
	const shown = await visitor.run( () => {
		const panel = document.getElementById( document.activeElement.getAttribute( 'aria-controls' ) );
		return document.activeElement.ariaSelected !== 'true' || ! panel.hidden;
	} );
	expect( shown, 'the panel of the chosen tab is hidden' );
	await visitor.press( 'Home' );
	await until(
		visitor,
		'the first tab',
		() => document.activeElement === document.activeElement.parentElement.querySelector( '[role="tab"]' )
	);
}

async function accordion( visitor ) {
	const summary = '[data-island="accordion"] summary, .wp-block-vestibule-accordion summary';
	const isOpen = ( wanted ) => document.querySelector( wanted ).closest( 'details' ).open;
	await visitor.open( '/showcase/' );
	const before = await visitor.run( isOpen, summary );
	await visitor.click( summary );
	await until(
		visitor,
		'the other state',
		( wanted, was ) => document.querySelector( wanted ).closest( 'details' ).open !== was,
		summary,
		before
	);
	await visitor.press( 'Enter' );
	await until(
		visitor,
		'the first state',
		( wanted, was ) => document.querySelector( wanted ).closest( 'details' ).open === was,
		summary,
		before
	);
}

async function carousel( visitor ) {
	const island = '[data-island="carousel"]';
	await visitor.open( '/showcase/' );
	await visitor.run( ( wanted ) => document.querySelector( wanted ).scrollIntoView( { block: 'center' } ), island );
	const next = `${ island } button[aria-label^="Next"]`;
	await visitor.click( next );
	await until(
		visitor,
		'the announced slide',
		( wanted ) => /\d/.test( document.querySelector( `${ wanted } [role="status"]` )?.textContent ?? '' ),
		island
	);
}

async function chat( visitor ) {
	const launcher = '#vestibule-chat [aria-haspopup="dialog"]';
	const isExpanded = ( wanted, is ) => document.querySelector( wanted ).ariaExpanded === is;
	await visitor.open( '/' );
	await visitor.click( launcher );
	await until( visitor, 'the open panel', isExpanded, launcher, 'true' );
	expect(
		await visitor.run( () => Boolean( document.querySelector( '#vestibule-chat a[href*="whatsapp.com"]' ) ) ),
		'the chat has no link'
	);
	await visitor.press( 'Escape' );
	await until( visitor, 'the closed panel', isExpanded, launcher, 'false' );
	expect(
		await visitor.run( ( wanted ) => document.activeElement === document.querySelector( wanted ), launcher ),
		'the launcher has no focus'
	);
}

async function notice( visitor ) {
	const page = '/visiting-the-institute/';
	await visitor.open( page );
	const hasNotice = () =>
		visitor.run( () => document.getElementById( 'vestibule-notice' )?.checkVisibility() ?? false );
	if ( ! ( await hasNotice() ) ) {
		await visitor.open( '/showcase/' );
	}
	expect( await hasNotice(), 'there is no notice' );
	await visitor.click( '#vestibule-notice [value="refuse"], #vestibule-notice button.is-secondary' );
	await until( visitor, 'the refusal', () => document.cookie.includes( 'cookie_notice_accepted=false' ) );
	await visitor.reload();
	expect( ! ( await hasNotice() ), 'the notice asks again' );
}

async function drawer( visitor ) {
	const dialog = '#drawer-menu';
	await visitor.resize( 500, 850 );
	try {
		await visitor.open( '/' );
		await visitor.click( `[commandfor="${ dialog.slice( 1 ) }"][command="show-modal"]` );
		await until(
			visitor,
			'the open drawer',
			( wanted ) => document.querySelector( wanted ).matches( ':modal' ),
			dialog
		);
		await tabTo( visitor, `${ dialog } a` );
		await visitor.press( 'Escape' );
		await until( visitor, 'the closed drawer', ( wanted ) => ! document.querySelector( wanted ).open, dialog );
	} finally {
		await visitor.resize( 1280, 900 );
	}
}

async function comments( visitor ) {
	const text = `The gate is open on Sundays too ${ Date.now() }.`;
	await visitor.open( '/visiting-the-institute/' );
	await visitor.click( '#commentform textarea:not([tabindex="-1"])' );
	await visitor.type( text );
	await visitor.click( '#author' );
	await visitor.type( 'Ada' );
	await visitor.click( '#email' );
	await visitor.type( 'ada@example.org' );
	await visitor.click( '#submit' );
	await until(
		visitor,
		'the comment',
		( wanted ) => document.body.textContent.includes( wanted ) && /#comment-\d+$/.test( location.href ),
		text
	);
}

/** Opens a dialog by the hash in the URL. */
async function hash( visitor ) {
	await visitor.open( '/showcase/#showcase-directions' );
	await until( visitor, 'the dialog of the URL hash', () =>
		document.getElementById( 'showcase-directions' ).matches( ':modal' )
	);
	same( await visitor.run( () => location.hash ), '#showcase-directions', 'the URL hash' );
}

/** [ name, path ] */
export const widgets = [
	[ 'a dialog opens, traps the focus, and closes on Escape', modal ],
	[ 'a URL hash opens its dialog', hash ],
	[ 'arrow keys move between tabs', tabs ],
	[ 'an accordion item opens and closes by click and by keyboard', accordion ],
	[ 'a carousel moves and announces the current slide', carousel ],
	[ 'the chat opens, and Escape closes it and returns the focus', chat ],
	[ 'the refusal of cookies is stored', notice ],
	[ 'the drawer on a phone opens and closes', drawer ],
	[ 'a comment is published', comments ],
];
