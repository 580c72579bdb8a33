<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the results of a page: preloads its largest image with high priority, and turns off lazy loading for images
 * at the top. Uses WordPress's image filters. Priorities that an author has set for other images stay.
 */
final class Priorities {

	public function __construct( private readonly KnownPage $page, private readonly SeenImages $seen ) {}

	public function register(): void {
		add_filter( 'wp_get_loading_optimization_attributes', $this->guess( ... ), 100, 3 );
		add_filter( 'wp_content_img_tag', $this->markTag( ... ), 900 );
		add_filter( 'wp_get_attachment_image_attributes', $this->markAttributes( ... ), 900 );
		add_filter( 'wp_preload_resources', $this->preload( ... ) );
	}

	/**
	 * Corrects the loading attributes that WordPress guesses from the order of images.
	 *
	 * @param array<string, mixed> $guess
	 * @param array<string, mixed> $attributes Attributes of the tag in the HTML.
	 * @return array<string, mixed>
	 */
	private function guess( array $guess, string $tag, array $attributes ): array {
		$src = is_string( $attributes['src'] ?? null )
			? html_entity_decode( $attributes['src'], ENT_QUOTES | ENT_HTML5 )
			: '';
		if ( 'img' !== $tag || '' === $src ) {
			return $guess;
		}
		if ( $this->page->isAbove( $src ) ) {
			unset( $guess['loading'] );
		}
		if ( $this->page->isLargest( $src ) ) {
			$guess['fetchpriority'] = 'high';
		} elseif (
			$this->page->hasLargest()
				&& 'high' !== ( $attributes['fetchpriority'] ?? '' )
				&& 'high' === ( $guess['fetchpriority'] ?? '' )
		) {
			unset( $guess['fetchpriority'] );
		}
		return $guess;
	}

	/**
	 * Corrects a complete image tag. Authors and other plugins may have added attributes such as `loading="lazy"` to
	 * it.
	 */
	private function markTag( string $tag ): string {
		$processor = new WP_HTML_Tag_Processor( $tag );
		if ( ! $processor->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return $tag;
		}
		$before = array();
		foreach ( array( 'src', 'loading', 'sizes', 'fetchpriority' ) as $name ) {
			$value = $processor->get_attribute( $name );
			if ( is_string( $value ) ) {
				$before[ $name ] = $value;
			}
		}
		$after = $this->markAttributes( $before );
		foreach ( array_diff_key( $before, $after ) as $name => $ignored ) {
			$processor->remove_attribute( $name );
		}
		foreach ( array_diff_assoc( $after, $before ) as $name => $value ) {
			$processor->set_attribute( $name, $value );
		}
		return $processor->get_updated_html();
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, string>
	 */
	private function markAttributes( array $attributes ): array {
		/** @var array<string, string> $attributes */
		$src = $attributes['src'] ?? '';
		if ( $this->page->isAbove( $src ) && 'lazy' === ( $attributes['loading'] ?? '' ) ) {
			unset( $attributes['loading'] );
			if ( isset( $attributes['sizes'] ) ) {
				$attributes['sizes'] = Image::fromAttributes( $attributes )->sizes;
			}
		}
		if ( $this->page->isLargest( $src ) && ! isset( $attributes['fetchpriority'] ) ) {
			$attributes['fetchpriority'] = 'high';
		}
		return $attributes;
	}

	/**
	 * Adds the largest images to the page's preloads. In block themes, WordPress renders the page before the head. The
	 * current attributes of each image are then used, and images that are gone from the page are skipped. Other themes
	 * use the measured attributes.
	 *
	 * @param mixed $resources
	 * @return mixed
	 */
	private function preload( mixed $resources ): mixed {
		$resources = is_array( $resources ) ? $resources : array();
		foreach ( $this->page->preloads() as list( $image, $media ) ) {
			$image = wp_is_block_theme() ? $this->seen->find( $image->src ) : $image;
			if ( null !== $image && $image->isFetched() ) {
				$resources[] = array_filter(
					array(
						'href'          => $image->src,
						'as'            => 'image',
						'imagesrcset'   => $image->srcset,
						'imagesizes'    => '' === $image->srcset ? '' : $image->sizes,
						'media'         => $media,
						'fetchpriority' => 'high',
					)
				);
			}
		}
		return $resources;
	}
}
