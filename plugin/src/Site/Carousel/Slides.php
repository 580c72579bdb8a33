<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

/** Slides of a carousel: adds their position to the HTML and finds their images. */
final class Slides {

	/** Class of slides that are not slide blocks, such as the posts of a query loop. */
	public const MARK = 'vestibule-carousel__slide';

	public readonly int $count;

	/** Depth of the direct children in WordPress's HTML fragment. It counts the html and body elements. */
	private const DEPTH = 3;

	private const NO_SLIDES = array( 'SCRIPT', 'STYLE', 'TEMPLATE', 'FIGCAPTION' );

	/**
	 * @param string $html HTML of the slides only. Slides of nested carousels are already complete.
	 * @param string $mark Class of each slide.
	 */
	public function __construct( private readonly string $html, private readonly string $mark ) {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$count = 0;
		while ( $this->next( $tags ) ) {
			++$count;
		}
		$this->count = $count;
	}

	/**
	 * Returns a key that changes when the slides change. Empty if WordPress never replaces these slides without loading
	 * the page. When a visitor opens the next page of a query loop, WordPress updates elements with the same key in
	 * place, which would break a running carousel. With a new key, WordPress replaces the carousel completely.
	 */
	public function key(): string {
		return str_contains( $this->html, 'data-wp-key=' ) ? 'carousel-' . md5( $this->html ) : '';
	}

	/** @param array<string, string> $words Texts in the shape of `words` in the contract `carousel-props`. */
	public function render( array $words ): string {
		$tags   = new WP_HTML_Tag_Processor( $this->html );
		$number = 0;
		while ( $this->next( $tags ) ) {
			$name  = $tags->get_attribute( 'data-label' );
			$label = Words::position( $number++, $this->count, $words['of'] );
			// A list item must keep its own role.
			if ( 'LI' !== $tags->get_tag() ) {
				$tags->set_attribute( 'role', 'group' );
			}
			$tags->set_attribute( 'aria-roledescription', $words['slide'] );
			$tags->set_attribute( 'aria-label', is_string( $name ) && '' !== $name ? "{$label}: {$name}" : $label );
		}
		return $tags->get_updated_html();
	}

	/**
	 * @return list<string> URL of the first image of each slide, preferably its thumbnail. Empty if the slide has no
	 * image.
	 */
	public function pictures(): array {
		$tags     = new WP_HTML_Tag_Processor( $this->html );
		$pictures = array();
		while ( $tags->next_tag() ) {
			if ( $this->isSlide( $tags ) ) {
				$pictures[] = '';
			} elseif ( 'IMG' === $tags->get_tag() && '' === end( $pictures ) ) {
				$pictures[ count( $pictures ) - 1 ] = $this->picture( $tags );
			}
		}
		return array_values( $pictures );
	}

	private function picture( WP_HTML_Tag_Processor $tags ): string {
		$src   = $tags->get_attribute( 'src' );
		$class = $tags->get_attribute( 'class' );
		$small = is_string( $class ) && 1 === preg_match( '/\bwp-image-(\d+)\b/', $class, $found )
			? wp_get_attachment_image_url( (int) $found[1], 'thumbnail' )
			: false;
		return is_string( $small ) ? $small : esc_url_raw( is_string( $src ) ? $src : '' );
	}

	private function next( WP_HTML_Tag_Processor $tags ): bool {
		while ( $tags->next_tag( array( 'class_name' => $this->mark ) ) ) {
			if ( $this->isSlide( $tags ) ) {
				return true;
			}
		}
		return false;
	}

	private function isSlide( WP_HTML_Tag_Processor $tags ): bool {
		return true === $tags->has_class( $this->mark ) && null === $tags->get_attribute( 'aria-roledescription' );
	}

	/**
	 * Adds the class MARK to each direct child of a list that another block has rendered.
	 *
	 * @return string|null HTML with the class on each slide. Null if WordPress can't parse the HTML.
	 */
	public static function marked( string $inner ): ?string {
		$reader = WP_HTML_Processor::create_fragment( $inner );
		if ( null === $reader ) {
			return null;
		}
		while ( $reader->next_tag() ) {
			if (
				self::DEPTH === $reader->get_current_depth() && ! in_array( $reader->get_tag(), self::NO_SLIDES, true )
			) {
				$reader->add_class( self::MARK );
			}
		}
		return null === $reader->get_last_error() && null === $reader->get_unsupported_exception()
			? $reader->get_updated_html()
			: null;
	}
}
