<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Assets\FirstPaintScript;

/**
 * Prints a check in the head of pages with tabs. If the URL has a hash, the check loads src/tabs/early.ts before the
 * first paint, so that the right tab is open.
 */
final class EarlyScript {

	private const LOOK = 'location.hash&&document.head.append(Object.assign(document.createElement("script"),{type:"module",blocking:"render",src:%s}))';

	private bool $isNeeded = false;

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Returns a script element that maps the IDs inside the panels to the panels. It is printed between titles and
	 * panels.
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

	/**
	 * Prints the check in the head. Block themes render blocks before the head, so the tabs are known. In other themes,
	 * the content is searched for the block.
	 */
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
