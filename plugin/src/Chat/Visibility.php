<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Contracts\Settings;

/**
 * On which pages and posts the launcher stands (docs/reference/chat.md, options.display). Devices are CSS's business:
 * the HTML is one for all.
 */
final class Visibility {

	public function __construct( private readonly Settings $settings ) {}

	public function isShown(): bool {
		$id = get_queried_object_id();
		if ( is_page() || ( is_home() && 0 !== $id ) ) {
			return $this->decide( 'displayCondition', $id, 'Pages' );
		}
		return ! is_singular() || $this->decide( 'displayPostCondition', $id, 'Posts' );
	}

	private function decide( string $condition, int $id, string $kind ): bool {
		return match ( $this->settings->string( "options.display.{$condition}" ) ) {
			"include{$kind}" => in_array( $id, $this->settings->ids( "options.display.include{$kind}" ), true ),
			"exclude{$kind}" => ! in_array( $id, $this->settings->ids( "options.display.exclude{$kind}" ), true ),
			default          => true,
		};
	}
}
