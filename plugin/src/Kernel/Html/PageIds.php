<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Gives what a hash can name an id that nothing else on the page has. An author's own anchor wins over the slug of a
 * title, also one that stands further down.
 */
final class PageIds {

	/** @var array<string, true> */
	private array $taken = array();

	/** @var array<int, true> Posts whose content was looked through. */
	private array $read = array();

	/**
	 * @param string $anchor   The author's, or empty.
	 * @param string $title    HTML; its slug is the id when there is no anchor.
	 * @param string $fallback For a title without a Latin letter or digit, such as `item`: a hash has no others
	 * (docs/header.md).
	 */
	public function reserve( string $anchor, string $title, string $fallback ): string {
		$own = (string) preg_replace( '/\s+/u', '-', trim( $anchor ) );
		if ( '' !== $own ) {
			$this->taken[ $own ] = true;
			return $own;
		}
		$this->readAnchors();
		$slug = trim( (string) preg_replace( '/%[0-9a-f]{2}|[^a-z0-9_-]/', '', sanitize_title( wp_strip_all_tags( $title ) ) ), '-' );
		$slug = '' === $slug ? $fallback : $slug;
		$id   = $slug;
		for ( $number = 2; isset( $this->taken[ $id ] ); $number++ ) {
			$id = "{$slug}-{$number}";
		}
		$this->taken[ $id ] = true;
		return $id;
	}

	/** The ids that the post being shown has by itself. */
	private function readAnchors(): void {
		$post = get_post();
		if ( null === $post || isset( $this->read[ $post->ID ] ) ) {
			return;
		}
		$this->read[ $post->ID ] = true;
		// A pattern, because half of these stand in the JSON of block comments, into which the tag processor does not look.
		preg_match_all( '/(?:\sid=|"anchor":)"([^"\s]+)"/', $post->post_content, $found );
		$this->taken += array_fill_keys( $found[1], true );
	}
}
