<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Assets\FirstPaintScript;

/**
 * Loads src/tabs/early.ts before the first paint on pages with tabs, if the URL has a hash. Otherwise, the page only
 * contains the check of the URL.
 */
final class EarlyScript {

	private const LOOK = 'location.hash&&document.head.append(Object.assign(document.createElement("script"),{type:"module",blocking:"render",src:%s}))';

	private bool $isNeeded = false;

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Returns a script element with the IDs in each panel, for the place between titles and panels.
	 *
	 * @param list<string> $panels HTML of the panels. A hash may name any element in them.
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
			: wp_get_inline_script_tag(
				(string) wp_json_encode( (object) $places, JSON_HEX_TAG | JSON_HEX_AMP ),
				array( 'type' => 'application/json' )
			);
	}

	/** Prints the check in the head. Block themes render blocks before the head, other themes after it. */
	public function print(): void {
		if ( $this->isNeeded || ( is_singular() && has_block( 'vestibule/tabs' ) ) ) {
			FirstPaintScript::print(
				sprintf(
					self::LOOK,
					(string) wp_json_encode(
						( new BuiltModule( $this->assets, 'tabs-early' ) )->src(),
						JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
					)
				)
			);
		}
	}
}
