/**
 * Opens the tab that the URL fragment names while the page is still loading, so that the first panel doesn't flash.
 * Browsers set their target only after the whole page has been parsed. Between the tab list and the first panel, the
 * server prints an index of all IDs inside panels. Loaded only if the URL has a fragment
 * (plugin/src/Site/Tabs/EarlyScript.php). Produces exactly the markup that the server would have rendered for this tab,
 * including the props of the island.
 */
const hash = location.hash.slice( 1 );

function indexIn( titles: Element[], places: Element | undefined ): number | undefined {
	const index = titles.findIndex( ( title ) => title.id === `${ hash }--tab` );
	const inPanels: Record< string, number > = JSON.parse(
		places?.querySelector( '[type$="json"]' )?.textContent ?? '{}'
	);
	return index < 0 && Object.hasOwn( inPanels, hash ) ? inPanels[ hash ] : index;
}

function openNamed() {
	document
		.querySelectorAll< HTMLElement >( '[data-island="tabs"]:not(.is-live)' )
		.forEach( ( { dataset, children: [ list, places, ...panels ] } ) => {
			const titles = [ ...( list?.children ?? [] ) ] as HTMLElement[];
			// When the first panel exists, the tab list and the index are complete.
			const open = panels[ 0 ] ? indexIn( titles, places ) : undefined;
			if ( open === undefined || open < 0 ) {
				return;
			}
			dataset.props = JSON.stringify( { ...JSON.parse( dataset.props ?? '{}' ), open } );
			titles.forEach( ( title, index ) => {
				const panel = panels[ index ] as HTMLElement | undefined;
				const isOpen = index === open;
				title.ariaSelected = `${ isOpen }`;
				title.tabIndex = isOpen ? 0 : -1;
				if ( panel ) {
					panel.tabIndex = title.tabIndex;
					// TypeScript's DOM types don't include this value yet.
					Object.assign( panel, { hidden: isOpen ? false : 'until-found' } );
				}
			} );
		} );
}

const coming = new MutationObserver( openNamed );
coming.observe( document, { childList: true, subtree: true } );
document.addEventListener(
	'readystatechange',
	() => {
		openNamed();
		coming.disconnect();
	},
	{ once: true }
);
openNamed();

export {};
