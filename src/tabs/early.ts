/**
 * Opens the tab that the address names while the page is still coming in: before the first panel could be seen and go
 * away again. Browsers know their target only when the whole page is there; the server prints the places of all ids in
 * panels between the titles and the first panel. Loaded only where the address has a hash
 * (plugin/src/Site/Tabs/EarlyScript.php). What it changes is what the server would have printed for this tab, the props of
 * the live view included.
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
			// With the first panel all titles and places are complete.
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
					// TypeScript's DOM does not know this value yet.
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
