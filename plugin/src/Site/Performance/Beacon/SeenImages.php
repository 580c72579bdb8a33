<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the images of the current page from WordPress's filters: images in post content, in the template of a block
 * theme, and from the media library.
 */
final class SeenImages {

	/** @var array<string, Image> Images by identity (src, srcset and sizes). */
	private array $ofTemplate = array();

	/** @var array<string, Image> Images by identity (src, srcset and sizes). */
	private array $others = array();

	public function register(): void {
		add_filter( 'wp_content_img_tag', $this->seeTag( ... ), 1000, 2 );
		add_filter( 'wp_get_attachment_image_attributes', $this->seeAttributes( ... ), 1000 );
	}

	/**
	 * @return list<Image> Images in the order of the page. In block themes, WordPress filters the template after all
	 * its parts, so the images of the template are all images of the page.
	 */
	public function all(): array {
		return array_values( array() === $this->ofTemplate ? $this->others : $this->ofTemplate );
	}

	/** Returns the first image with this URL. */
	public function find( string $src ): ?Image {
		foreach ( $this->all() as $image ) {
			if ( $image->src === $src ) {
				return $image;
			}
		}
		return null;
	}

	private function seeTag( string $tag, string $context ): string {
		$processor = new WP_HTML_Tag_Processor( $tag );
		if ( $processor->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$image = Image::at( $processor );
			if ( ! $image->isFetched() ) {
				return $tag;
			}
			if ( 'template' === $context ) {
				$this->ofTemplate[ $image->identity() ] = $image;
			} else {
				$this->others[ $image->identity() ] = $image;
			}
		}
		return $tag;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function seeAttributes( array $attributes ): array {
		$image = Image::fromAttributes( $attributes );
		if ( $image->isFetched() ) {
			$this->others[ $image->identity() ] = $image;
		}
		return $attributes;
	}
}
