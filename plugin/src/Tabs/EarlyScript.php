<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

/**
 * Opens the tab that the address names while the page is still coming in: before the first panel could be seen and go away again.
 * Browsers know their target only when the whole page is there. The titles stand above this script, the panels come after it.
 */
final class EarlyScript {

	/**
	 * What it changes is what the server would have printed for this tab, the props of the live view included. Neither "less than" nor "and" stands in it:
	 * WordPress's text filters take the one for a tag and write the other as an entity.
	 */
	private const SCRIPT = <<<'JS'
( ( script, inPanels ) => {
	const island = script.closest( '[data-island]' ), props = JSON.parse( island.dataset.props );
	const places = new Map( [ ...Object.entries( inPanels ), ...props.ids.map( ( id, index ) => [ id, index ] ) ] );
	const open = places.get( location.hash.slice( 1 ) ) ?? props.open;
	if ( open === props.open ) { return; }
	island.dataset.props = JSON.stringify( { ...props, open } );
	const set = () => props.ids.forEach( ( id, index ) => {
		const isOpen = index === open, tab = document.getElementById( id + '--tab' ), panel = document.getElementById( id + '--panel' );
		tab.setAttribute( 'aria-selected', isOpen );
		tab.tabIndex = isOpen ? 0 : -1;
		if ( panel?.hasAttribute( 'hidden' ) === isOpen ) {
			panel.tabIndex = tab.tabIndex;
			isOpen ? panel.removeAttribute( 'hidden' ) : panel.setAttribute( 'hidden', 'until-found' );
		}
	} );
	const coming = new MutationObserver( () => {
		set();
		if ( island.lastElementChild.matches( '.vestibule-tabs__end' ) ) { coming.disconnect(); }
	} );
	set();
	coming.observe( island, { childList: true } );
} )( document.currentScript, %s )
JS;

	/** @param list<string> $panels HTML of each panel: what is in it can be named by a hash, too. */
	public function html( array $panels ): string {
		$hashes = array();
		foreach ( $panels as $index => $html ) {
			preg_match_all( '/\sid="([A-Za-z0-9_-]+)"/', $html, $found );
			$hashes += array_fill_keys( $found[1], $index );
		}
		$script = (string) preg_replace( '/\s*\n\s*/', '', self::SCRIPT );
		return wp_get_inline_script_tag( sprintf( $script, (string) wp_json_encode( (object) $hashes, JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}
}
