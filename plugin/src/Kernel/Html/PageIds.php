<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/**
 * Unique IDs for elements that a URL fragment can refer to. An author's anchor takes precedence over an ID created from
 * a title, even if the anchor comes later on the page.
 */
final class PageIds {

	/** @var array<string, true> */
	private array $taken = array();

	/** @var array<int, true> IDs of posts whose anchors have been read. */
	private array $read = array();

	/**
	 * @param string $anchor   Anchor set by the author, or empty.
	 * @param string $title    Title as HTML. Its slug is the ID if $anchor is empty.
	 * @param string $fallback ID for a title without Latin letters and digits, such as `item` (docs/header.md).
	 */
	public function reserve( string $anchor, string $title, string $fallback ): string {
		$own = (string) preg_replace( '/\s+/u', '-', trim( $anchor ) );
		if ( '' !== $own ) {
			$this->taken[ $own ] = true;
			return $own;
		}
		$this->readAnchors();
		$slug = trim(
			(string) preg_replace( '/%[0-9a-f]{2}|[^a-z0-9_-]/', '', sanitize_title( wp_strip_all_tags( $title ) ) ),
			'-'
		);
		$slug = '' === $slug ? $fallback : $slug;
		$id   = $slug;
		for ( $number = 2; isset( $this->taken[ $id ] ); $number++ ) {
			$id = "{$slug}-{$number}";
		}
		$this->taken[ $id ] = true;
		return $id;
	}

	/** Reserves the IDs and anchors in the content of the current post. */
	private function readAnchors(): void {
		$post = get_post();
		if ( null === $post || isset( $this->read[ $post->ID ] ) ) {
			return;
		}
		$this->read[ $post->ID ] = true;
		// This is a regular expression, because the tag processor doesn't read the JSON of block comments, which
		// contains many of the anchors.
		preg_match_all( '/(?:\sid=|"anchor":)"([^"\s]+)"/', $post->post_content, $found );
		$this->taken += array_fill_keys( $found[1], true );
	}
}
