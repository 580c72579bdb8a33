<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Kernel\Html\PageIds;

/**
 * Unique IDs for the modals of a page. The first modal gets the ID that the editor has set, because links refer to it.
 * If another modal has the same ID (in a query loop or a reused pattern), it gets a number.
 */
final class ModalIds {

	/** @var array<string, true> */
	private array $taken = array();

	public function __construct( private readonly PageIds $ids ) {}

	/** Replaces characters that are not allowed in a hash. Must match src/modal/id.ts. */
	public static function clean( string $anchor ): string {
		return trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $anchor ), '-' );
	}

	/** @param string $label Text from which the ID is created if the editor has set none. */
	public function next( string $anchor, string $label ): string {
		$wanted = self::clean( $anchor );
		$wanted = '' === $wanted ? $this->ids->reserve( '', $label, 'modal' ) : $wanted;
		// Content that is rendered for the head, for example by SEO plugins, is not displayed.
		if ( doing_action( 'wp_head' ) ) {
			return $wanted;
		}
		$id = $wanted;
		for ( $number = 2; isset( $this->taken[ $this->page() . $id ] ); $number++ ) {
			$id = "{$wanted}-{$number}";
		}
		$this->taken[ $this->page() . $id ] = true;
		return $id;
	}

	/** Returns a prefix for the current post in the REST API, where each post counts as a separate page. */
	private function page(): string {
		return wp_is_serving_rest_request() ? get_the_ID() . ':' : '';
	}
}
