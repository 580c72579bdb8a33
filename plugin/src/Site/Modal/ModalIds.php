<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Kernel\Html\PageIds;

/**
 * Gives each modal of a page an id of its own. The first one keeps the id that an editor gave it, since links name it;
 * one that is printed again (in a query loop, or a pattern used twice) gets a number.
 */
final class ModalIds {

	/** @var array<string, true> */
	private array $taken = array();

	public function __construct( private readonly PageIds $ids ) {}

	/** Only what a hash may name is left of what an editor wrote; src/modal/id.ts does the same. */
	public static function clean( string $anchor ): string {
		return trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $anchor ), '-' );
	}

	/** @param string $label Makes the id where the editor gave none. */
	public function next( string $anchor, string $label ): string {
		$wanted = self::clean( $anchor );
		$wanted = '' === $wanted ? $this->ids->reserve( '', $label, 'modal' ) : $wanted;
		// What a plugin makes of the content for the page's head is not what the visitor gets.
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

	/** Each post that the REST API shows is a page of its own. */
	private function page(): string {
		return wp_is_serving_rest_request() ? get_the_ID() . ':' : '';
	}
}
