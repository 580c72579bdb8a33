<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Assets\FirstPaintScript;

/**
 * Brings src/tabs/early.ts to pages with tabs whose address has a hash, before anything is painted. Where no part of
 * the page is named nothing but this look at the address is in the page.
 */
final class EarlyScript {

	private const LOOK = 'location.hash&&document.head.append(Object.assign(document.createElement("script"),{type:"module",blocking:"render",src:%s}))';

	private bool $isNeeded = false;

	public function __construct( private readonly BuiltModule $early ) {}

	/**
	 * What stands between titles and panels.
	 *
	 * @param list<string> $panels HTML of each: what is in it can be named by a hash, too.
	 */
	public function places( array $panels ): string {
		$this->isNeeded = true;
		$places         = array();
		foreach ( $panels as $index => $html ) {
			preg_match_all( '/\sid="([A-Za-z0-9_-]+)"/', $html, $found );
			$places += array_fill_keys( $found[1], $index );
		}
		return array() === $places
			? ''
			: wp_get_inline_script_tag( (string) wp_json_encode( (object) $places, JSON_HEX_TAG | JSON_HEX_AMP ), array( 'type' => 'application/json' ) );
	}

	/** In the head. Block themes make their blocks before it, others after it. */
	public function print(): void {
		if ( $this->isNeeded || ( is_singular() && has_block( 'vestibule/tabs' ) ) ) {
			FirstPaintScript::print( sprintf( self::LOOK, (string) wp_json_encode( $this->early->src(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) ) );
		}
	}
}
